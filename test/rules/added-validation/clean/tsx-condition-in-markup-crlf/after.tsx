export const Panel = ({ open, children }: Props) => {
  const id = useId();
  return <div id={id}>{open && children !== undefined ? children : null}</div>;
};
