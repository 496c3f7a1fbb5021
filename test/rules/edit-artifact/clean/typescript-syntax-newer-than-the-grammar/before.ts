const actual = await load<Actual>();
export const limit = 1;
