import { close, read, write as put } from './files';

put(close(read('b')));
