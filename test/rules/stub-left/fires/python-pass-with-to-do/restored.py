class Store:
    def load(self, path):
        return read(path, 1)
