export const Page = () => (
  <main>
    <Rows />
  </main>
);
