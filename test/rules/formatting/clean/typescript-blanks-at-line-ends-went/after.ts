export function head(uri: string): string | null {
  const git = find('git');

  if (!git) {
    return null;
  }

  // The repository that holds it.
  const repository = git.find((each) =>
    uri.startsWith(each),
  );
  return repository?.head ?? null;
}

export const limit = 20;
