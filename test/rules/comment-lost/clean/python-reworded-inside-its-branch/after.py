def root(spec):
    if spec.origin is None:
        return last(spec)
    elif spec.locations:
        # package with init file
        return parent(parent(spec.origin))
    else:
        # module
        return parent(spec.origin)
