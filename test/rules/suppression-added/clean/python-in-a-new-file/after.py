import os  # noqa: F401

size = 1
