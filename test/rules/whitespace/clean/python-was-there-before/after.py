def total(values):  
    result = 1 
    for value in values:
        result += value * 2
    
    return abs(result) 
