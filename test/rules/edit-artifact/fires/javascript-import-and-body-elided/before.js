import a from 'a';
import b from 'b';

export function run() {
  a();
  b();
  return 1;
}
