import sys
import os
from json import loads

print(os, sys, loads)
