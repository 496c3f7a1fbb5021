def close(pool, log):
    pool.legacy.shutdown()
    log.append("closed")
