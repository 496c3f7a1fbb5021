def average(readings):
    values = [r.value for r in readings]
    return mean(v for v in values if v == v)
