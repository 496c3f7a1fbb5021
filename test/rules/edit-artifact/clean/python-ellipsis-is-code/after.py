from typing import Protocol


class Reader(Protocol):
    def read(self) -> str: ...

    def rest(self) -> str:
        ...

    def original(self, *parts: str) -> tuple[str, ...]: ...


def corner(array):
    return array[..., 0]
