def main():
    run(fast=True)


main()
