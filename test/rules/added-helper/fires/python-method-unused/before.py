class Cart:
    def total(self):
        return len(self.rows)

    def count(self):
        return len(self.rows)
