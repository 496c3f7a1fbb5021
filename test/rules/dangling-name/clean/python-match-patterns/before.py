x = 0
red = "red"


def shift(point, color):
    match point, color:
        case Point(x=0), Color.red:
            return x, red
        case Point(x=x), _:
            return x
