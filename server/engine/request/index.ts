export { inWords, requestAcceptor, ruledOutLevels } from './effects';
export { readRequest } from './readRequest';
