def handle(event):
    if event.version == 1:
        event = migrate(event)
    return handle_second(event)
