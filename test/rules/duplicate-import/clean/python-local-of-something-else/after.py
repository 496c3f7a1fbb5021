from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from store import Store


def load(text):
    from store import Store

    return Store(text)
