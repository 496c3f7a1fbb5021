class Symbol:
    def __init__(self,
                 parent,  # the one around
                 name,
                 values,  # of its parameters
                 origin
                 ):
        self.parent = parent
        self.name = name
        self.values = list(values)
