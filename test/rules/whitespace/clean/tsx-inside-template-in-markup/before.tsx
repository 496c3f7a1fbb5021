export const View = ({ name }) => (
  <pre>
    {`
${name}
`}
  </pre>
);
