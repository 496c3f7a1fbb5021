def handle(event):
    if event.version == 1:
        return handle_first(event)
    return handle_second(event)
