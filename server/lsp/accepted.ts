import type { Finding } from '../engine/report';

/** The client keeps them with the workspace, which is no place for much. */
const MOST = 500;

/** Ids of findings that a person accepted: hashes of what was changed and where, equal wherever its lines move. */
export class AcceptedFindings {
  private ids: readonly string[];

  constructor(ids: unknown) {
    this.ids = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-MOST) : [];
  }

  /** Latest last. */
  all(): readonly string[] {
    return this.ids;
  }

  add(id: string): void {
    this.ids = [...this.ids.filter((known) => known !== id), id].slice(-MOST);
  }

  /** @returns how many of these were accepted until now */
  remove(ids: ReadonlySet<string>): number {
    const before = this.ids.length;
    this.ids = this.ids.filter((id) => !ids.has(id));
    return before - this.ids.length;
  }

  reasonFor({ id }: Finding): string | null {
    return this.ids.includes(id) ? 'accepted in this workspace' : null;
  }
}
