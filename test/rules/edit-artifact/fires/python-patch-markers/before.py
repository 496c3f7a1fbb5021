HOST = "localhost"
PORT = 8000


def address():
    return f"{HOST}:{PORT}"
