import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { failure, success } from '../result';
import { runGit } from './runGit';
import { openSession, removeLeftovers, type Session } from './session';
import type { TestBench, TestRuns, TestRunsRequest } from './testRuns';
import { copyFiles, linkDependencies, listDirectory, listRepository, type TreeListing } from './tree';
import { createWorker, type Worker } from './worker';

/** Tests run by the user's shell in copies of the tree. */
export const systemTestRuns: TestRuns = {
  async open(request) {
    let session: Session | null = null;
    try {
      removeLeftovers();
      session = openSession();
      return success(await createBench(request, session));
    } catch (error) {
      session?.remove();
      return failure({ detail: error instanceof Error ? error.message.split('\n', 1)[0]! : String(error) });
    }
  },
};

async function createBench(request: TestRunsRequest, session: Session): Promise<TestBench> {
  const { root, isRepository, shared } = request;
  const listing = isRepository ? listRepository(root, shared) : await listDirectory(root, shared);
  const pristine = join(session.directory, 'pristine');
  const hasGit = isRepository && addRepository(root, pristine);
  if (!hasGit) await mkdir(pristine, { recursive: true });
  await copyFiles(root, pristine, listing.files);
  const copied = hasGit ? ['.git', ...listing.files] : listing.files;
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let made = 0;

  const take = async (): Promise<Worker> => {
    const worker = idle.pop();
    if (worker !== undefined) return worker;
    if (made < request.jobs)
      return makeWorker((made += 1), request, session, pristine, { ...listing, files: copied });
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  };
  return {
    async run(contents, timeout, signal) {
      const worker = await take();
      try {
        return await worker.run(contents, timeout, signal);
      } finally {
        giveBack(worker);
      }
    },
    close: async () => session.remove(),
  };
}

async function makeWorker(
  number: number,
  { root, directory, command }: TestRunsRequest,
  session: Session,
  pristine: string,
  { files, linked }: TreeListing,
): Promise<Worker> {
  const copy = join(session.directory, `tree-${number}`);
  await mkdir(copy, { recursive: true });
  await copyFiles(pristine, copy, files);
  await linkDependencies(root, copy, linked);
  return createWorker(copy, pristine, { command, session }, relative(root, directory));
}

/**
 * A repository of its own at the user's commit, so that tests that ask git about it get an answer. It borrows the
 * objects of the user's repository and shares nothing that can be written: in a worktree, a test that stashes,
 * commits or makes a branch would do so for the user.
 */
function addRepository(root: string, copy: string): boolean {
  try {
    runGit(root, ['clone', '--quiet', '--shared', '--no-checkout', '--template=', '--', root, copy]);
    runGit(copy, ['read-tree', 'HEAD']);
    return true;
  } catch {
    // A plain copy has the same files.
    return false;
  }
}
