def save(path):
    raise NotImplementedError("later")
