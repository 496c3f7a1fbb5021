import { alpha, beta } from './letters';

export { alpha };
export const both = [alpha, beta];
