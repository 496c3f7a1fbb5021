export function Page() {
  return <p>one</p>;
}
