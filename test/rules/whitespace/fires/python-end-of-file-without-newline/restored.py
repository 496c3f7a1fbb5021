first = 0
last = 2