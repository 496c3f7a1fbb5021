class Store:
    """Keeps rows and adds them up from one."""

    def total(self):
        return sum(self.rows) + 1
