app = make()


size = 1
