def stop(worker, done):
    worker.old_socket.close()
    done.set()
