class Cart:
    def __add__(self, cart):
        return Cart(self.rows + cart.rows)
