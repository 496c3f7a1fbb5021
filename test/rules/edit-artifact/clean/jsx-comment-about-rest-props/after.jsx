export function Field({ label, hint, ...rest }) {
  // ...rest holds the remaining props: they belong to the input, not to the hint
  return (
    <label>
      <input aria-label={label} {...rest} />
      {hint}
    </label>
  );
}
