def display_name(user):
    first = user.first.strip()
    last = user.last.strip()
    return first + " " + last
