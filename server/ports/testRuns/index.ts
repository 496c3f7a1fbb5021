export { memoryTestRuns, type MemoryTestRuns } from './memoryTestRuns';
export { systemTestRuns } from './systemTestRuns';
export type { TestBench, TestRuns, TestRunsProblem, TestRunsRequest } from './testRuns';
