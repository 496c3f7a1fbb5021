def average(readings):
    values = [r.value for r in readings]
    values.append(float("nan"))
    return mean(values)
