async def read(client, limit):
    text = await client.get().text
    size = -limit ** 2
    same = size < limit < 2
    later = lambda: text()
    return text, size, same, later
