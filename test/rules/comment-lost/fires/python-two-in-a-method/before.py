class Parser:
    def parse(self, text):
        # Tabs count as eight.
        text = text.expandtabs()
        lines = text.splitlines()
        # The last line has no end.
        last = lines[-1]
        return lines, last

    def name(self):
        return "parser"
