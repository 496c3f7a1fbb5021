import { MAXIMUM_BYTES } from './files';

/** All bytes of a stream, or as many as are enough to tell that there are too many. */
export async function readLimited(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAXIMUM_BYTES) break;
  }
  return Buffer.concat(chunks);
}
