class Store:
    # Kept for old files.
    @property
    def path(self):
        return self._path

    # Set once.
    def open(self, path):
        self._path = path
