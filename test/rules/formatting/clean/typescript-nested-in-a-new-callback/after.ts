async function refresh(id: string) {
  await locked(id, async () => {
    await store(
      transform(id, options.transformation),
      options.storage,
      signal,
    );
    await done(id);
  });
}
