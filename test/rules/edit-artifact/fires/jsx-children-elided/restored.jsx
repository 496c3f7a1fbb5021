export function Page({ user, items }) {
  return (
    <main className="page">
      <Header user={user} />
      <List items={items} />
      <Footer />
    </main>
  );
}
