import os  # noqa: F401, needed by plugins

size = 1
