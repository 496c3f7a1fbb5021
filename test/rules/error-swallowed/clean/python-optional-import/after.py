try:
    import fast
except ImportError:
    fast = None

size = 1
