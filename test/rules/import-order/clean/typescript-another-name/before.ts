import { read, write, close } from './files';

write(close(read('a')));
