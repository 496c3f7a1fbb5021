def total(rows):
    breakpoint()
    print("rows", rows)
    result = sum(rows)
    print(result)
    return result + 1
