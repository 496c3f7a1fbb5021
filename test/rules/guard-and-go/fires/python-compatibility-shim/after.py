def lines(data):
    if isinstance(data, bytes):
        data = data.decode("ascii")
    return data.split("\n")
