def transform(labels, classes):
    if count(labels) == 0:
        return empty(classes)
    unknown = difference(labels, classes)
    if unknown:
        raise ValueError(unknown)
    return [classes.index(label) for label in labels]
