class Box:
    def __init__(self, size):
        self.size = size

    def area(self):
        return self.size * self.size

    def area(self):
        return self.size**2
