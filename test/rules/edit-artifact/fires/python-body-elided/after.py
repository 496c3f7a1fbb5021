import csv


def load(path):
    # ... existing code ...


def total(rows):
    return round(sum(float(row[1]) for row in rows), 2)
