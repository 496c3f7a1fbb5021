def shift(point, color):
    match point, color:
        case Point(x=0), Color.red:
            return 0, "red"
        case Point(x=x), _:
            return x
