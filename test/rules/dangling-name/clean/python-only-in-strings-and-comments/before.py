import os

# os is enough here
__all__ = ["os_name", "separator"]


def separator():
    return os.sep


def os_name():
    """Name of the os."""
    return "os: " + os.name
