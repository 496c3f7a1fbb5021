def total(rows):
    # print(rows)
    # rows = [row for row in rows if row]
    result = sum(rows)
    # if result < 0:
    #     raise ValueError(result)
    return result
