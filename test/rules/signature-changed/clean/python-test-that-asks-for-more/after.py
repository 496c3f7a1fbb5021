def test_share(cart):
    assert share(cart.total, 2) == 2
