WIDTH = 10    # mm
HEIGHT = 200  # mm
DEPTH = 4
