try:
    kind = text_type
except NameError:
    kind = bytes
