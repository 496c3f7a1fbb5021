try:
    import fast
except ImportError:
    fast = None
from store import Store as Store
from views import view  # noqa: F401


def load(text):
    return text
