import { close, read, open } from './files';

open(close(read('a')));
