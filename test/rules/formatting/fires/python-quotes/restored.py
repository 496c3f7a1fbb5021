def url(host, path):
    scheme = 'https'
    return scheme + '://' + host + path


def depth(path):
    return path.strip('/').count('/')
