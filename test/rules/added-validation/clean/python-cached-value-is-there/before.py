class Page:
    def size(self):
        width = self.measure()
        self._size = width
        return width
