def lines(data):
    data = data.decode("ascii")
    return data.split("\n")
