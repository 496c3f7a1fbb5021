export const rest = total - (paid - refund);
export const city = (user?.address).city;
export const make = () => ({});
export const holes = [1, , ];
export const call = (0, api.read)(path);
export const power = (-2) % 3 - (1 - 1);
