import { trace } from "./trace";
export function run() {
  trace("run");
  return 1;
}
