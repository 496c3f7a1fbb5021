class Box:
    @property
    def size(self):
        return self._size
