class Cart:
    def __add__(self, other):
        return Cart(self.rows + other.rows)
