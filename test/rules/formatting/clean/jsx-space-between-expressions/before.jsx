export const Name = ({ first, last }) => (
  <p>
    {first} {last}
    <b>by</b> hand
  </p>
);
