export function Menu({ items, open }) {
  return (
    <nav hidden={!open}>
      {/* Screen readers skip the logo. */}
      <Logo aria-hidden />
      <List items={items} />
    </nav>
  );
}
