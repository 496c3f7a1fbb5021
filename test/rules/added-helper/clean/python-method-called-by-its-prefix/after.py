class Printer(Visitor):
    def _print_list(self, value):
        return "[" + self.items(value) + "]"

    def _print_set(self, value):
        return "{" + self.items(value) + "}"
