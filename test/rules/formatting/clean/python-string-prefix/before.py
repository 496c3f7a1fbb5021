PATTERN = r"\d+\n"
DATA = b"abc"
NAME = "abc"
PATH = u"abc"
