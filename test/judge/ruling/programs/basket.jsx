import { useMemo, useState } from 'react';
import { formatPrice } from './prices';

const SHIPPING = 490;

function Line({ item, onRemove }) {
  const total = item.count * item.price;
  return (
    <li className="line">
      {item.name} <b>{formatPrice(total)}</b>
      <button onClick={() => onRemove(item.id)}>remove</button>
    </li>
  );
}

export function sumOf(items) {
  let sum = 0;
  for (const item of items) {
    sum += item.count * item.price;
  }
  return sum;
}

export function withoutItem(items, id) {
  // The order of the others stays.
  return items.filter((item) => item.id !== id);
}

export function discountFor(sum, code) {
  if (code === 'TEN') {
    return Math.round(sum / 10);
  }
  if (code === 'SHIP') return SHIPPING;
  return 0;
}

export function Basket({ initial, code }) {
  const [items, setItems] = useState(initial);
  const sum = useMemo(() => sumOf(items), [items]);
  const discount = discountFor(sum, code);
  const remove = (id) => setItems(withoutItem(items, id));

  if (items.length === 0) {
    return <p>Nothing in here yet.</p>;
  }

  return (
    <section>
      <ul>
        {items.map((item) => (
          <Line key={item.id} item={item} onRemove={remove} />
        ))}
      </ul>
      <p>
        Total: {formatPrice(sum - discount + SHIPPING)}
      </p>
    </section>
  );
}
