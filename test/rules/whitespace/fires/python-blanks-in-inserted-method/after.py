class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    @property
    def top(self):
        if not self.items:
            raise IndexError("empty")
        
        return self.items[-1]
