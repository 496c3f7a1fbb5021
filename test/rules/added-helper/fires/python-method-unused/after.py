class Cart:
    def total(self):
        return sum(self.rows)

    def _reset(self):
        self.rows = []

    def count(self):
        return len(self.rows)
