def quoted(name, words):
    first = f'{name} said "hi"'
    second = f"{', '.join(words)}"
    return first + second
