def handle(event):
    return handle_second(event)
