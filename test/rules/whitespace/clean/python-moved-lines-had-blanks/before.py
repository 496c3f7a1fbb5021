class Box:
    # sizes in mm 
    width = 1

    height = 2  
