class Vector:
    def __add__(self, other):
        items = matched(self, other)
        return Vector(items)
