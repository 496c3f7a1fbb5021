def close(file):
    file.flush()
    file.close()


def size(file):
    return file.tell() + 1
