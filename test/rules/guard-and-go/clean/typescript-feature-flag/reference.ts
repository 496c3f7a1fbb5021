export function pay(order: Order) {
  return newGateway(order);
}
