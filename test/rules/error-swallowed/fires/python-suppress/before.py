def close(handle):
    handle.flush()
    handle.close()
    done(handle)
