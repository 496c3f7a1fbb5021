export type Protocol = {
  "config/open": [
    { profile: string | undefined; element?: { sourceFile?: string } },
    void,
  ];
  "config/close": [string, void];
};
