RETRIES = 3
TIMEOUT = 10


def settings():
    return {"retries": RETRIES, "timeout": TIMEOUT}
