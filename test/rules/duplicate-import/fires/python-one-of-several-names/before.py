from os.path import join, split

print(join, split)
