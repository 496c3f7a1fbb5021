class Cart:
    size = 1

    def total(self):
        return sum(self.rows)

    def count(self):
        return len(self.rows) + self.free
