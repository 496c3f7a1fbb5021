MARKER = "... existing code ..."


def is_placeholder(line):
    # Models write "# ... existing code ..." for what they left out.
    return MARKER in line
