def transform(labels, classes):
    unknown = difference(labels, classes)
    if unknown:
        raise ValueError(unknown)
    return [classes.index(label) for label in labels]
