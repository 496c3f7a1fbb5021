import { a } from "./a";
import { b } from "./b";
export function run() {
  trace("run");
  return a() + b();
}
