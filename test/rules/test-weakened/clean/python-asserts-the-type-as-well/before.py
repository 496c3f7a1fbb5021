def test_mask():
    mask = make()
    assert len(mask) == 3
