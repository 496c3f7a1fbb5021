import os
import sys
from x import y

TABLE = [1,2]
value = os.getenv("X", "")
