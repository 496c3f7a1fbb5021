from fixtures import client


def test_home(client):
    assert client.get("/")
