def city(person):
    if person.home is None:
        return None
    address = person.home.address
    return address.city
