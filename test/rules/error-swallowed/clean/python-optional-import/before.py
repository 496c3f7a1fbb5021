import fast

size = 1
