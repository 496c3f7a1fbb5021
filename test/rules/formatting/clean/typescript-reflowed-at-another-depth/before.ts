export async function refresh(links: Link[], signal: AbortSignal, force: boolean) {
  await Promise.all(
    links
      .filter((link) => link.isOpen)
      .map(async (link) => {
        await link.connect(
          force,
          signal,
        );
      }),
  );
}
