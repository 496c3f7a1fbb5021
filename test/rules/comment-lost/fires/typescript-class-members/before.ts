export class Queue {
  private jobs: string[] = []; // oldest first

  // Blocks until there is room.
  push(job: string): void {
    this.jobs.push(job);
  }

  get size(): number {
    return this.jobs.length;
  }
}
