const aа = 1;
export const value = 2;
