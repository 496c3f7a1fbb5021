def path_of(name):
    result = "//" + name.strip("/")
    return result
