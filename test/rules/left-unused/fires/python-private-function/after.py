def _clean(name):
    return name.strip()


def path(name):
    return "root/" + name
