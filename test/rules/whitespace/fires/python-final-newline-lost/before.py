def main():
    run()


main()
