import os  # noqa: F401


def wait(seconds):
    # pylint: disable=broad-except
    run(seconds)
    log(seconds)
