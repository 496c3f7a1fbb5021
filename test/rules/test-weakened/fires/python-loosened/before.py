from shop import Cart


class CartTest(TestCase):
    def test_total(self):
        cart = Cart([1, 2])
        self.assertEqual(cart.total, 3)

    size = 1
