LEVELS = {
    1: "low",
    2: "middle",
    3: "high",
    4: "highest",
}


def level(number):
    return LEVELS.get(number, "unknown")
