<<<<<<< SEARCH
export function price(amount: number): string {
  return '$' + amount;
}
=======
export function price(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
>>>>>>> REPLACE

export function tax(amount: number): number {
  return amount * 0.25;
}
