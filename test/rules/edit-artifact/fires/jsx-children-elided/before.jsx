export function Page({ user, items }) {
  return (
    <main>
      <Header user={user} />
      <List items={items} />
      <Footer />
    </main>
  );
}
