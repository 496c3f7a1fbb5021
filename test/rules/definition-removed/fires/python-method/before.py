class Cart:
    size = 1

    def total(self):
        return sum(self.rows)

    # Rows without those that are free.
    def paid(self):
        return [row for row in self.rows if row]

    def count(self):
        return len(self.rows)
