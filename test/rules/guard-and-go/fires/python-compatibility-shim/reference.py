def lines(data):
    return data.split("\n")
