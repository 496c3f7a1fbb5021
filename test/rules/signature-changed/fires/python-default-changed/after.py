class Cart:
    def total(self, tax=1):
        return self.sum + tax
