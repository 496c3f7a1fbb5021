def first[T](items: list[T]) -> T:
    return items[0]
