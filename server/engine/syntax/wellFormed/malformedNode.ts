/** A fault and the node that has it. */
export interface MalformedNode {
  readonly fault: string;
  readonly node: number;
}
