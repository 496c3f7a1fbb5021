def resolve(path, root):
    # Paths of version 1 keep the old way until they are migrated.
    if path.startswith(root):
        return clean(path)
    parts = path.split("/")
    if parts[0] == "":
        parts[0] = root
    return "/".join(parts)
