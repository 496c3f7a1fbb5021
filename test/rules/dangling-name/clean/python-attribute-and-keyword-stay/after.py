class Order:
    def __init__(self, items):
        self.total = sum(items)

    def discounted(self, percent):
        return self.copy(total=self.total, rate=float(percent))
