def report(usage, log):
    spent = max(0, usage.read or 0)
    if spent > 0:
        log.replace(spent)
    return usage.cost
