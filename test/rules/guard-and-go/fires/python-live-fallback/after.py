def total(order):
    if order.paid:
        return order.settled
    amount = order.base * order.rate
    amount += order.fee
    return amount
