def copy(source, target):
    # Open first: a missing source must not leave a target.
    text = read(source)
    write(target, text)
