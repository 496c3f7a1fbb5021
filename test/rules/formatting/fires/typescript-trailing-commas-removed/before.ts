import { one, two, } from './numbers';

export const all = [one, two,];
export const sum = add(one, two,);
export const next = one + 1;
