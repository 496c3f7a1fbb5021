def city(person):
    return person.city
