export function pay(order: Order) {
  const done = oldGateway(order);
  return done;
}
