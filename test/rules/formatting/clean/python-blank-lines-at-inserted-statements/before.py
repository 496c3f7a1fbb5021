def main():
    one()
    two()


def one():
    pass
