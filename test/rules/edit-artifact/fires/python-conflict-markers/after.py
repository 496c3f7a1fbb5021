RETRIES = 5
<<<<<<< HEAD
TIMEOUT = 10
=======
TIMEOUT = 30
>>>>>>> faster-retries


def settings():
    return {"retries": RETRIES, "timeout": TIMEOUT}
