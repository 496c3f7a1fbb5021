def load(path):
    try:
        return read(path)
    except Exception:
        return None


size = 2
