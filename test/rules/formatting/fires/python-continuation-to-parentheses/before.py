def total(net, tax, tip):
    result = net + \
        tax + \
        tip
    return result


def free():
    return 0
