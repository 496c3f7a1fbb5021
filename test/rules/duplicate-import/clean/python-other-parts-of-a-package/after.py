import os
import os.path
import xml.dom
import xml.sax
from os import name as system
from os import name

print(os.name, system, name, xml)
