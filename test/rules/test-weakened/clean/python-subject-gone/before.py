def test_total():
    cart = Cart([1, 2])
    log = cart.log
    assert cart.total == 3
    assert log == []
