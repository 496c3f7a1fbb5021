class Shape:
    sides = 0

    def describe(self):
        return f"{self.sides} sides"


class Square(Shape):
    sides = 4
