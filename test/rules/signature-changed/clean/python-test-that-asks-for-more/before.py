def test_share():
    assert share(4, 2) == 2
