def copy(source, target, lock):
    with lock:
        text = read(source)
        write(target, text)
