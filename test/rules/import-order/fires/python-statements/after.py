from json import loads
import os
import sys

print(os, sys, loads, 1)
