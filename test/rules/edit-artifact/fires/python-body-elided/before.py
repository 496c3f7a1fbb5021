import csv


def load(path):
    rows = []
    with open(path) as handle:
        for row in csv.reader(handle):
            rows.append(row)
    return rows


def total(rows):
    return sum(float(row[1]) for row in rows)
