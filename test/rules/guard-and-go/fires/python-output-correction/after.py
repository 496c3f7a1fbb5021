def path_of(name):
    result = "//" + name.strip("/")
    result = result.replace("//", "/")
    return result
