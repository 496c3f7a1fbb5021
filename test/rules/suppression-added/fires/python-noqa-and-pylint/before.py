import os


def wait(seconds):
    run(seconds)
