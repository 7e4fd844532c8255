import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRemote } from '../command/findRemote';

/** The remote whose journeys run, with the version and mounts of its last build; undefined without a build. */
export function thisRemote(from = process.cwd()) {
  const { name, folder } = findRemote(from);
  const file = path.join(folder, 'dist/build.json');
  const build: { version: string; mounts: string[] } | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  return { name, folder, build };
}
