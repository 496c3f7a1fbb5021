class Box:
    height = 20

    def area(self):
        return self.width * self.height
