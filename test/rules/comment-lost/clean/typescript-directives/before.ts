/* eslint-disable no-console */
// @ts-expect-error: no types
import { log } from 'log';

// eslint-disable-next-line no-undef
log(first);
// prettier-ignore
const table = [1,2];
// #region numbers
export const one = 1; // eslint-disable-line
// #endregion
/* istanbul ignore next */
export const two = 2;
