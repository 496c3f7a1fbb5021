class Store:
    """Keeps rows."""

    def total(self):
        return sum(self.rows)
