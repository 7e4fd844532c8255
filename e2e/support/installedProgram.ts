import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs on the PATH; undefined if none is there. */
export function installedProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
