import { Menu, Item } from './menu';

export const Bar = () => (
  <Menu>
    <Item />
  </Menu>
);
