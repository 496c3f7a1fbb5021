def report(usage, log):
    spent = max(0, usage.read or 0) + max(0, usage.written or 0)
    if spent > 0:
        log.add(spent)
    return usage.cost
