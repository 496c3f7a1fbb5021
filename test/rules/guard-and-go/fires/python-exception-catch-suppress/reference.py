def stop(worker, done):
    done.set()
