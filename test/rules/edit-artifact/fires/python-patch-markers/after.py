*** Begin Patch
*** Update File: server/settings.py
HOST = "localhost"
PORT = 8080


def address():
    return f"{HOST}:{PORT}"
*** End Patch
