def root(spec):
    if spec.origin is None:
        return first(spec)
    # a package (with an init file)
    elif spec.locations:
        return parent(parent(spec.origin))
    # just a normal module
    else:
        return parent(spec.origin)
