def average(readings):
    values = [r.value for r in readings]
    return mean(values)
