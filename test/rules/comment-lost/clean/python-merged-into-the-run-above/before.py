# Editing the lines

# Highlight the code below and
# press the button
def sort(rows):
    return rows


print(sort([1]))
