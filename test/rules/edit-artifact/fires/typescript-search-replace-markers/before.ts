export function price(amount: number): string {
  return '$' + amount;
}

export function tax(amount: number): number {
  return amount * 0.2;
}
