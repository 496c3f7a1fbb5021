from typing import TypeVar

T = TypeVar("T")


def first(items: list[T]) -> T:
    return items[0]
