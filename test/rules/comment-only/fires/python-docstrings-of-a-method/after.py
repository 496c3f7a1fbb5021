class Store:
    def load(self):
        """Return everything that was found."""
        return self.rows

    def total(self):
        return sum(self.rows) + 1
