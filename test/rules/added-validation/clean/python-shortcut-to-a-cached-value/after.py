def squares(numbers, cache):
    key = tuple(numbers)
    if key in cache:
        return cache[key]
    result = []
    for number in numbers:
        result.append(number * number)
    cache[key] = result
    return result
