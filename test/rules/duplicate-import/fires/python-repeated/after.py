import os
import sys
import os

print(os.name, sys.argv)
