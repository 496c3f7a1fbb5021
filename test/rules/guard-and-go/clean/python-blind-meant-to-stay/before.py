def resolve(path, root):
    parts = path.split("/")
    if parts[0] == "":
        parts[0] = root
    return "/".join(parts)
