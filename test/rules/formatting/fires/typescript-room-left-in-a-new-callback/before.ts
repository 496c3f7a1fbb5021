async function refresh(id: string) {
  await store(transform(id), options);
  await done(id);
}
