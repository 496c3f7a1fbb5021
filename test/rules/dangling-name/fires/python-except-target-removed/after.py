import logging


def load(path):
    try:
        with open(path) as handle:
            return handle.read()
    except OSError:
        logging.warning("cannot read %s: %s", path, error)
        return ""


def size(path):
    return len(load(path).strip())
