class Box:
    @property
    def size(self):
        return self._size

    @size.setter
    def size(self, value):
        self._size = value

    @overload
    def read(self, path: str) -> str: ...

    @overload
    def read(self, path: bytes) -> bytes: ...

    def read(self, path):
        return path


@show.register
def _(value: int):
    return value


@show.register
def _(value: str):
    return value
