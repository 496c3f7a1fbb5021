from os.path import join, split
from os.path import exists, join

print(join, split, exists)
