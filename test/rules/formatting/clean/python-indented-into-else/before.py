if ready:
    start()
    log("started")
else:
    wait()
stop()
