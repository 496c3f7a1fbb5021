import os
import os.path
from settings import Settings


def home(settings: Settings) -> str:
    return os.path.join(os.sep, settings.home)
