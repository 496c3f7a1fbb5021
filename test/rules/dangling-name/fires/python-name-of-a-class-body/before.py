class Box:
    width = 10
    height = width * 2

    def area(self):
        return self.height * 2
