const actual = await load<typeof import("./actual")>()
export const limit = 2;
register(actual, async () => {
  return { ...actual };
});
