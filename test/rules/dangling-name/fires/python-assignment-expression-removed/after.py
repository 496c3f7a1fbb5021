def report(items, limit):
    if len(items) > limit:
        print(count)
    return items


def title():
    return "Report"
