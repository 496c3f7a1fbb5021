# os is enough here
__all__ = ["os_name", "separator"]


def os_name():
    """Name of the os."""
    return "os: posix"
