def resolve(path, root):
    # A path below the root is resolved already.
    if path.startswith(root):
        return clean(path)
    parts = path.split("/")
    if parts[0] == "":
        parts[0] = root
    return "/".join(parts)
