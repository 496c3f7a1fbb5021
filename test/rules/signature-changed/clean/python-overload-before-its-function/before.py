class Cart:
    @overload
    def save(self, path: str, mode: str = "w") -> None: ...

    def save(self, path=None, mode="w"):
        return self.write(path, mode)
