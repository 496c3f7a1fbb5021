def test_total():
    cart = Cart([1, 2])
    assert cart.total == 3
    assert cart.count == 2
