def report(usage, log):
    read = max(0, usage.read or 0)
    if read > 0:
        log.replace(read)
    return usage.cost
