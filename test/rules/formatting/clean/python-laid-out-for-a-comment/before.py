value = load(path, default(mode))
print(value)
