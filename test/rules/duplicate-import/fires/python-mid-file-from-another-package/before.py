import re


class Language:
    def split(self, text):
        return re.split(r'\W+', text)


LANGUAGES = {}
