export const Price = ({ amount }: { amount: number }) => (
  <span>
    {'from'}
    <b>{amount}</b>EUR
  </span>
);
