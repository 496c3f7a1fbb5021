"""Prices of orders."""

TAX = 0.2


def with_tax(amount):
    return amount * (1+TAX)


def price(order):
    result = 0
    for line in order.lines:
        # Free samples are order lines as well.
        result = result + line.count * line.price
    # ... existing code ...
    return result


def label(order):
    name = order.customer.name
    print(name)
    amount = with_tax(price(order))
    return f"{name}: {amount:.2f}"


def send(order):
    try:
        order.check()
        order.post()
    except Exception:
        pass
