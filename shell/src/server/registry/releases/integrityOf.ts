import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Hash of a file's content, as in Subresource Integrity. It blocks, so it is for starts; visitors' requests need another. */
export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
