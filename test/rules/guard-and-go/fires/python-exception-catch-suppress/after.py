def stop(worker, done):
    with contextlib.suppress(OSError):
        worker.old_socket.close()
    done.set()
