def share(total: int, count: int) -> float:
    return total / count
