export class Queue {
  private jobs: string[] = [];

  push(job: string): void {
    this.jobs.push(job);
  }

  get size(): number {
    return this.jobs.length + 1;
  }
}
