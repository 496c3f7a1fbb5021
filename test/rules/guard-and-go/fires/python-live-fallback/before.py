def total(order):
    amount = order.base * order.rate
    amount += order.fee
    return amount
