export function pay(order: Order) {
  if (flags.isEnabled("new-gateway")) {
    return newGateway(order);
  }
  const done = oldGateway(order);
  return done;
}
