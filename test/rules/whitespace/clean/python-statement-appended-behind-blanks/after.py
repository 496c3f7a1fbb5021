first = 1
last = 2  
more = 3
