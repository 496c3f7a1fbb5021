def share(total, count):
    rate = total / count
    return round(rate, 2)
