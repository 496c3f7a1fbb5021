import sys

NAME = "box"

if sys.platform == "win32":

    def path():
        return "C:"

else:

    def path():
        return "/"


try:
    from fast import load
except ImportError:

    def load():
        return None
