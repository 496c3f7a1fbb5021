import sys

NAME = "box"
