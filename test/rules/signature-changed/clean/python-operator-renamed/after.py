class Cart:
    def __add__(self, cart: Cart):
        return Cart(self.rows + cart.rows)
