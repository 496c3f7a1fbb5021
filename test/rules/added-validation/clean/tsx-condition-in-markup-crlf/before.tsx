export const Panel = ({ open, children }: Props) => {
  const id = useId();
  return <div id={id}>{children}</div>;
};
