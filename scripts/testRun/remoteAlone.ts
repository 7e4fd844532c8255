import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aloneFolder } from './aloneFolder';
import { type Counts, sum } from './counts';

type Tools = {
  /** Runs a Node program in a folder and resolves with its exit code. */
  run: (folder: string, args: string[]) => Promise<number>;
  /** Runs a workspace's unit tests in a folder. */
  test: (folder: string, workspace: string) => Promise<Counts>;
};

/**
 * Builds and tests a remote in a folder with only the remote and the shared packages. The build must equal the repository's
 * up-to-date build byte for byte: another clone of the same sources must not produce another release.
 */
export async function remoteAlone(root: string, remote: string, { run, test }: Tools): Promise<Counts> {
  const alone = aloneFolder(root, remote);
  try {
    const exitCode = await run(alone.root, ['--import', 'tsx', 'shared-config/build/main.ts', remote]);
    if (exitCode !== 0) return { passed: 0, failed: 1 };
    const different = differentFiles(path.join(root, remote, 'dist'), path.join(alone.root, remote, 'dist'));
    for (const file of different)
      console.log(`${remote}/dist/${file} is another one when it is built in another folder`);
    const isSame = different.length === 0;
    const build: Counts = { passed: isSame ? 2 : 1, failed: isSame ? 0 : 1 };
    return sum([build, await test(alone.root, remote)]);
  } finally {
    alone.remove();
  }
}

/** Relative paths of files that differ between two folders, or that exist in only one of them. */
export function differentFiles(one: string, other: string): string[] {
  const first = hashesOf(one);
  const second = hashesOf(other);
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
}

function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
