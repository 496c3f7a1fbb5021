from shop import Cart


class CartTest(TestCase):
    def test_total(self):
        cart = Cart([1, 2])
        self.assertIsNotNone(cart.total)

    size = 2
