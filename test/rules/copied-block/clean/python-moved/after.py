def opened(path):
    folder = find_folder(path, create=True)
    name = clean(path.name, folder)
    handle = open_file(folder, name)
    return handle


def load(path):
    return opened(path).read()
