def fetch(url):
    body = old_get(url)
    return body
