def fetch(url):
    return new_get(url)
