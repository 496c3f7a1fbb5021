def load(path):
    folder = find_folder(path, create=True)
    name = clean(path.name, folder)
    handle = open_file(folder, name)
    return handle.read()


def save(path, text):
    check(text)
    write(path, text)
