def squares(numbers):
    result = []
    for number in numbers:
        result.append(number * number)
    return result
