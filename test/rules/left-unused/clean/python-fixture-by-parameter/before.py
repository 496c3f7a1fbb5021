from fixtures import client


def test_home():
    assert client.get("/")
