"""Prices of orders."""

TAX = 0.2


def price(order):
    total = 0
    for line in order.lines:
        # Free samples are lines, too.
        total = total + line.count * line.price
    return total


def with_tax(amount):
    return amount * (1 + TAX)


def label(order):
    name = order.customer.name
    print(name)
    amount = price(order)
    # Two digits are enough for every currency that we bill in.
    return f'{name}: {amount:.2f}'


def send(order):
    order.check()
    order.post()
