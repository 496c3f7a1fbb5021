import sys

try:
    import json
except ImportError:
    import simplejson as json

if sys.version_info > (3, 11):
    from tomllib import loads
else:
    from tomli import loads

print(sys.path, json, loads)
