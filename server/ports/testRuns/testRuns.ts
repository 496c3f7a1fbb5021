import type { Contents } from '../../minimize/changeSet';
import type { TestOutcome } from '../../minimize/testOracle';
import type { Result } from '../result';

export interface TestRunsRequest {
  /** Absolute path, without symbolic links, of the tree the tests belong to. */
  readonly root: string;
  /** Where in it the command runs. */
  readonly directory: string;
  /** Whether the tree is that of a git repository. */
  readonly isRepository: boolean;
  /** Given to the user's shell as it is. */
  readonly command: string;
  /** Copies of the tree in which tests can run at the same time. */
  readonly jobs: number;
  /** Further ignored files and directories, from the root, that the tests need: linked, not copied. */
  readonly shared: readonly string[];
}

export interface TestRunsProblem {
  /** In words, with the path or command that is at fault. */
  readonly detail: string;
}

/** Copies of a tree in which its tests run with other texts in some files. */
export interface TestBench {
  /**
   * @param contents texts by path from the root with `/`, null for files that are not there
   * @param timeout time limit in milliseconds
   */
  run(contents: Contents, timeout: number, signal: AbortSignal): Promise<TestOutcome>;
  /** Removes the copies and ends what still runs in them. */
  close(): Promise<void>;
}

/** Runs tests, never in the user's tree. */
export interface TestRuns {
  /** Removes what killed runs have left first. */
  open(request: TestRunsRequest): Promise<Result<TestBench, TestRunsProblem>>;
}
