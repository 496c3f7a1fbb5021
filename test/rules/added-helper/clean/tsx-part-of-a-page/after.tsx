const Title = () => <h1>Rows</h1>;

export const Page = () => (
  <main>
    <Title />
    <Rows />
  </main>
);
