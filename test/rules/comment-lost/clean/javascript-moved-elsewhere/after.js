// Jobs start late.
export function run(job) {
  const delay = 5;
  return job(delay, 1);
}
