def load(path):
    with open(path) as handle:
        return handle.read()


def exists(path):
    import os

    return os.path.exists(path)


def save(path, text):
    with open(path, "w") as handle:
        handle.write(text)
