def total(rows):
    print("adding")
    print(rows)
    return sum(rows)
