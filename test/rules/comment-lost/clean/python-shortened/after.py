# Old readers take only short names.
NAME = "x"

# Two more than needed.
WIDTH = 20
