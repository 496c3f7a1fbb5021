export function Page({ user, items }) {
  return (
    <main className="page">
      {/* ... existing code ... */}
      <Footer />
    </main>
  );
}
