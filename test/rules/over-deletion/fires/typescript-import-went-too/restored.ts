import { a } from "./a";
import { b } from "./b";
export function run() {
  return a() + b();
}
