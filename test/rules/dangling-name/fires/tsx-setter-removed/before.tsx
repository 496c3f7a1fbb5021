import { useState } from 'react';

export function Drawer({ children }: { children: string }) {
  const [open, setOpen] = useState(false);
  return <aside onClick={() => setOpen(!open)}>{open ? children : null}</aside>;
}
