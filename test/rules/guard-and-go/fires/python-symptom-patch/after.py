def average(readings):
    values = [r.value for r in readings]
    values.append(float("nan"))
    return mean(v for v in values if v == v)
