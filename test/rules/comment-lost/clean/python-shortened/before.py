# Old readers take only short names.
# They were replaced in March.
NAME = "x"

# Wide enough.
# Two more than needed.
WIDTH = 20
