def share(total, count):
    if count == 0:
        raise ValueError("no rows")
    rate = total / count
    return round(rate, 2)
