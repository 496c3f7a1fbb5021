def total(rows):
    counted = [row for row in rows if row.kept]
    return sum(row.size for row in rows)


def resolve(path, root):
    if path.startswith(root):
        return clean(path)
    parts = path.split("/")
    if parts[0] == "":
        parts[0] = root
    return "/".join(parts)
