def url(host):
    return "http://" + host


TEXT = """
"""
