class Box:
    '''A box.'''

    size = 1
    name = 'box'
