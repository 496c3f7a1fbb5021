from shop import Cart


def test_total_of_two():
    cart = Cart([1, 2])
    assert cart.total == 3
