import { first, second, third } from './one';
import { fourth, fifth, sixth } from './two';

export const value = [first, second, third, fourth, fifth, sixth];
