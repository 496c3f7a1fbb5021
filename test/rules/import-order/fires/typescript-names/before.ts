import { read, write as put, close } from './files';

put(close(read('a')));
