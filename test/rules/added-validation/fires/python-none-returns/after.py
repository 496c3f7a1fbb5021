def display_name(user):
    if user is None:
        return None
    first = user.first.strip()
    last = user.last.strip()
    return first + " " + last
