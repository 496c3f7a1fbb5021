# Editing the lines.
# 1. Highlight all code below
# 2. Then press a button
def sort(rows):
    return rows


print(sort([2]))
