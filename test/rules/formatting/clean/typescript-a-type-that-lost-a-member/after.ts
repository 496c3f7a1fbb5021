export type Protocol = {
  "config/open": [{ profile: string | undefined }, void];
  "config/close": [string, void];
};
