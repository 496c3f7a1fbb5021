def close(pool, log):
    log.append("closed")
