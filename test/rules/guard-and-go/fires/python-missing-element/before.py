def city(person):
    address = person.home.address
    return address.city
