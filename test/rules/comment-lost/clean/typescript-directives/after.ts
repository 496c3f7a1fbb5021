import { log } from 'log';

log(first);
const table = [1,2];
export const one = 1;
export const two = 3;
