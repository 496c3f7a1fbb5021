import os.path


def home(settings: "Settings") -> str:
    return os.path.join(os.sep, settings.home)
