import { Menu } from './menu';

export const Bar = () => (
  <Menu>
    <Menu.Item />
  </Menu>
);
