class Cart:
    def total(self):
        return sum(self.rows)

    def __reset(self):
        self.rows = []

    def count(self):
        return len(self.rows)
