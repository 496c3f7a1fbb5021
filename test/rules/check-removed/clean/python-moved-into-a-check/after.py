def share(total, count):
    check_count(count)
    return total / count
