from shop import Cart


def test_total():
    cart = Cart([1, 2])
    assert cart.total == 4


def test_count():
    cart = Cart([1, 2])
    assert cart.count == 2


def test_empty():
    assert Cart([]).total == 0
