1: WIDTH = 4
2: HEIGHT = 3
3: DEPTH = 5
4: UNIT = "mm"
