class Store:
    def load(self):
        """load everything"""
        return self.rows

    def total(self):
        return sum(self.rows) + 1
