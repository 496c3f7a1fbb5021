export function Page() {
  const Row = () => <b>row</b>;
  const options = { a: 1 };
  type Options = typeof options;
  const { a, ...rest } = load() as Options & Record<string, number>;
  let count: number;
  count = 1;
  const attributes = { count };
  return (
    <p {...rest} {...attributes}>
      <Row />
    </p>
  );
}
