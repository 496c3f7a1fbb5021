function Page({ user }) {
  const t = title(user);
  return <h1 title={t}>{`${t}!`}</h1>;
}
