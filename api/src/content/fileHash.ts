import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Characters of six bits each: 162 and 72 bits, enough that no two files share them. */
const HASH_LENGTH = 27;
const VERSION_LENGTH = 12;

/** The hash of a file's content, which is the same on every machine. Rejects if the file cannot be read. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** The beginning of a file's hash. An address that holds it always gives the same bytes. */
export const versionOf = (hash: string): string => hash.slice(0, VERSION_LENGTH);
