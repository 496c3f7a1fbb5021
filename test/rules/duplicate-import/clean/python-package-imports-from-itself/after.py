import re


class Language:
    def split(self, text):
        return re.split(r'\W+', text)


from search.index import english

LANGUAGES = {'en': english.English}
