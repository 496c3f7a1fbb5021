class Parser:
    def parse(self, text):
        text = text.expandtabs()
        lines = text.splitlines()
        last = lines[-1]
        return lines, last

    def name(self):
        return "Parser"
