import { readFile } from 'node:fs/promises';
import { parseStored } from './parseStored';

/** Reads a JSON file and checks it against a schema; undefined if there is no file. Throws with `advice` if it is wrong. */
export async function readJson<Value>(
  remote: string,
  file: string,
  schema: Parameters<typeof parseStored<Value>>[1],
  advice: string,
): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseStored(text, schema, { remote, where: file, advice });
}
