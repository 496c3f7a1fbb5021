class Box:
    height = width * 2

    def area(self):
        return self.height * 3
