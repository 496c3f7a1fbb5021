def close(pool, log):
    if pool.legacy is not None:
        pool.legacy.shutdown()
    log.append("closed")
