class Box:
    height = 2  

    # sizes in mm 
    width = 1
    depth = 3
