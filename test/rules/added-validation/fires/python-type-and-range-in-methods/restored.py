class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    @logged
    def deposit(self, amount):
        self.balance += amount
        return self.balance

    def close(self):
        self.owner = ""
