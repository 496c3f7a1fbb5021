def first(items: Sequence[int]) -> Optional[int]:
    return next(iter(items), None)
