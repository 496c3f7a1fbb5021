function Page({ user }) {
  const heading = title(user);
  return <h1 title={heading}>{`${heading}!`}</h1>;
}
