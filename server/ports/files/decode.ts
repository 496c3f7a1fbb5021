import { failure, success, type Result } from '../result';
import { MAXIMUM_BYTES, type TextProblem } from './files';

/** The text of the bytes, such that encoding it again gives the same bytes. */
export function decodeText(bytes: Uint8Array): Result<string, TextProblem> {
  if (bytes.length > MAXIMUM_BYTES) return failure('too-large');
  if (bytes.includes(0)) return failure('binary');
  try {
    return success(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return failure('not-utf-8');
  }
}
