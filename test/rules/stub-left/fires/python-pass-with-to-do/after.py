class Store:
    def load(self, path):
        return read(path, 1)

    def save(self, path):
        # TODO: write the rows
        pass
