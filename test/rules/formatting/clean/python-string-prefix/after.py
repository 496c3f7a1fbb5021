PATTERN = "\d+\n"
DATA = "abc"
NAME = b"abc"
PATH = f"abc"
