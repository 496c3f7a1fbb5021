import { a } from "./a";
export function run() {
  return a() + b();
}
