export function Field({ label, ...props }) {
  return <input aria-label={label} {...props} />;
}
