from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shapes import Shape


def area(shape: "Shape") -> Any:
    return shape.area()
