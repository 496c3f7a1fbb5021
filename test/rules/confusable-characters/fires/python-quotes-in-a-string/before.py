def ask(name):
    count(name)
    return "It isn't here"
