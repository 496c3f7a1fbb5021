def tick(clock, listeners):
    clock.step()
    notify(listeners)
