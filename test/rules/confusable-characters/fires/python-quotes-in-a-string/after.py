def ask(name):
    count(name, 1)
    return "It isn’t here"
