async function refresh(id: string) {
  await locked(id, async () => {
    await store(
      transform(id),
      options,
    );
    await done(id);
  });
}
