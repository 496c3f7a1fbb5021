import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Twelve hexadecimal digits that stand for the parts, in this order. */
export function shortHash(parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts)).slice(0, 12);
}
