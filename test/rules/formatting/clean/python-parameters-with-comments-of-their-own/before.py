class Symbol:
    def __init__(self, parent, name,
                 values, origin):
        self.parent = parent
        self.name = name
        self.values = values
