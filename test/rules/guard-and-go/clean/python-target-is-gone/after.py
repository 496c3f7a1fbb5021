def fetch(url):
    if not url:
        return None
    body = new_get(url)
    return body
