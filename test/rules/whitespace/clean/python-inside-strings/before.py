TABLE = """
a
b
"""


def rows():
    return TABLE.split()
