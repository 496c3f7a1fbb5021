def test_mask():
    mask = make()
    assert isinstance(mask, Mask) and len(mask) == 3
