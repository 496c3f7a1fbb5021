from typing import Optional, Sequence


def first(items: Sequence[int]) -> Optional[int]:
    return items[0] if items else None
