class Account:
    def __init__(self, owner):
        if not isinstance(owner, str):
            raise TypeError("owner must be a string")
        self.owner = owner
        self.balance = 0

    @logged
    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        return self.balance

    def close(self):
        self.owner = ""
