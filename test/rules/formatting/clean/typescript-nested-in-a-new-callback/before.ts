async function refresh(id: string) {
  await store(transform(id, options.transformation), options.storage, signal);
  await done(id);
}
