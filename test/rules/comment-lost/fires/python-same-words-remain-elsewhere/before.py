WIDTH = 10  # mm
HEIGHT = 20  # mm
DEPTH = 3
