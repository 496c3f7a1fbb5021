class Store:
    @property
    def path(self):
        return self._path

    def open(self, path):
        self._path = path
