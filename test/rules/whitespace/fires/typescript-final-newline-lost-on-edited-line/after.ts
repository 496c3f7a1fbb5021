import { run } from './run';

run(process.argv);