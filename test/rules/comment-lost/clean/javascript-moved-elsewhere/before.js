export function run(job) {
  // Jobs start late.
  const delay = 5;
  return job(delay);
}
