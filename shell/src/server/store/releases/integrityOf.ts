import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Hash of a file's content, as in Subresource Integrity. It blocks the thread, so use it only at starts, not for visitors'
 * requests.
 */
export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
