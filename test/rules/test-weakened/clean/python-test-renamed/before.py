from shop import Cart


def test_total():
    cart = Cart([1, 2])
    assert cart.total == 3
