def report(items, limit):
    if (count := len(items)) > limit:
        print(count)
    return items


def title():
    return "Report"
