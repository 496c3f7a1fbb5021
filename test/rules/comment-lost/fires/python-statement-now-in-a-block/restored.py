def copy(source, target, lock):
    with lock:
        # Open first: a missing source must not leave a target.
        text = read(source)
        write(target, text)
