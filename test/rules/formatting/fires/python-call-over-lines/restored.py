def plot(points, color):
    axis = make_axis(points, color=color, width=2, grid=True)
    axis.show()


def make_axis(points, **options):
    return Axis(list(points), options)
