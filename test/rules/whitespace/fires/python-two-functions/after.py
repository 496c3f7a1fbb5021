def one():
    a = 1 
    return a


def two():
    b = 2   
    return b + 1
