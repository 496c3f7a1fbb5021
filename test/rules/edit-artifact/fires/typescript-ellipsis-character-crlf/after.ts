import { join } from 'node:path';

export const root = join('data', 'incoming');

// … rest of the file unchanged …
