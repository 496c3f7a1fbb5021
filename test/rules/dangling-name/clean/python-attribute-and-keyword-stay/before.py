class Order:
    def __init__(self, items):
        total = sum(items)
        self.total = total

    def discounted(self, rate):
        rate = float(rate)
        return self.copy(total=self.total, rate=rate)
