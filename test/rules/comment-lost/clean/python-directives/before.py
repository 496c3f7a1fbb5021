import os  # noqa: F401
import sys  # type: ignore[import]
from x import y  # pylint: disable=unused-import

# fmt: off
TABLE = [1,2]
# fmt: on
value = os.getenv("X")  # nosec
