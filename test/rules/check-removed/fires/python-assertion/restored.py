def share(total, count):
    assert count > 0
    rate = total / count
    return round(rate, 2)
