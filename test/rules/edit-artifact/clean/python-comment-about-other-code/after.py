# Keep the other code in sync: see the loader.
SIZES = [1, 2, 4, 8]


# The rest of the implementation lives in the loader.
def largest():
    return SIZES[-1]
