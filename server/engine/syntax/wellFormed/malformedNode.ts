/** A fault and the node that has it. */
export interface MalformedNode {
  readonly fault: string;
  readonly node: number;
  /** Where blocks begin and end is uncertain, so that nothing is told of what stands in which. */
  readonly blursBlocks?: true;
}
