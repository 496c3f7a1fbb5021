LEVELS = {}


def level(number):
    return LEVELS.get(number, "unknown")
