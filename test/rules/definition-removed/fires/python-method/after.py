class Cart:
    def total(self):
        return sum(self.rows) + self.tax

    def count(self):
        return len(self.rows)
