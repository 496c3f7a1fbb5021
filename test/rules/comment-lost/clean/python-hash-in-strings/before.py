def url(host):
    return "http://" + host + "/# top"


TEXT = """
# heading
"""
