TABLE = """
a  
b 
    
"""


def rows():
    """Split the table.  

    By blanks.
    """
    return TABLE.split()
