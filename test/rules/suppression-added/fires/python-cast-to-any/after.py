from typing import Any, cast


def size_of(row):
    return cast(Any, row).size + 1
