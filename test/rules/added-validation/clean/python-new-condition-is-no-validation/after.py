def tick(clock, listeners):
    clock.step()
    if clock.minute == 0:
        notify(listeners)
