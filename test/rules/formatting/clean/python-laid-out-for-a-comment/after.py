value = load(
    path,
    default(mode),  # type: ignore
)
print(value)
