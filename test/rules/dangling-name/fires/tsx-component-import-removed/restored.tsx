import { Badge } from './Badge';
import { Icon } from './Icon';

export function Inbox({ count }: { count: number }) {
  return (
    <nav>
      <Icon name="mail" />
      <Badge count={count}>new</Badge>
    </nav>
  );
}
