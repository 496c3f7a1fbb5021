export { acceptFinding, acceptFindings, type AcceptedPlace, type Acceptor } from './acceptance';
export { ignoreFileReason } from './ignoreFile';
export { ACCEPT_TRAILER, readTrailers, type Trailer } from './trailers';
