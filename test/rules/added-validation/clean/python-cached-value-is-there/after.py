class Page:
    def size(self):
        if self._size is not None:
            return self._size
        width = self.measure()
        self._size = width
        return width
