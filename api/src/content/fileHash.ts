import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Long enough that two files never share it, short enough for a header. */
const HASH_LENGTH = 27;
const VERSION_LENGTH = 12;

/** What a file holds, as a short text: the same wherever the site runs, another for other content. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** The beginning of a file's hash, for its address: an address with it always means the same bytes. */
export const versionOf = (hash: string): string => hash.slice(0, VERSION_LENGTH);
