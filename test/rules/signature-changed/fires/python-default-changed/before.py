class Cart:
    def total(self, tax=0):
        return self.sum + tax
