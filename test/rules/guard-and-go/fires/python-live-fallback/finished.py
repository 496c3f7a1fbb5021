def total(order):
    return order.settled
