def main():
    one()

    between()

    two()


def one():
    pass



def between():
    pass
