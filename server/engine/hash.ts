import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export function sha256Hex(text: string): string {
  const hash = sha256.create();
  for (let start = 0; start < text.length;) {
    const end = chunkEnd(text, start);
    hash.update(utf8ToBytes(text.slice(start, end)));
    start = end;
  }
  return bytesToHex(hash.digest());
}

/** Long texts are hashed in pieces, so that their bytes need not all be there at once. */
const CHUNK = 65_536;

/** A pair of surrogates is one character and stays together. */
function chunkEnd(text: string, start: number): number {
  const end = start + CHUNK;
  return end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

/** Twelve hexadecimal digits that stand for the parts, in this order. */
export function shortHash(parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts)).slice(0, 12);
}
