import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from 'shared-site';
import { CONTRACT } from './remoteTypes';

const run = promisify(execFile);

/** Runs npm in a folder, so that the registry and the token of its `.npmrc` count. Resolves with the output. */
export type Npm = (folder: string, args: readonly string[]) => Promise<string>;

/** The npm that the environment's PATH names. */
export const npmOf =
  (env: NodeJS.ProcessEnv): Npm =>
  async (folder, args) => {
    // On Windows npm is a script, and only a shell can start it.
    const { stdout } = await run('npm', [...args], { cwd: folder, env, shell: process.platform === 'win32' });
    return stdout;
  };

/** The versions of a package in the registry, oldest first. Empty if the registry does not know the package. */
export async function publishedVersions(name: string, folder: string, callNpm: Npm): Promise<string[]> {
  try {
    // With a single version npm prints a string instead of a list.
    return [JSON.parse(await callNpm(folder, ['view', name, 'versions', '--json']))].flat() as string[];
  } catch (error) {
    const said = `${(error as { stdout?: string }).stdout}${(error as { stderr?: string }).stderr}`;
    if (/E404|404 Not Found/.test(said)) return [];
    throw new Failure(`npm cannot ask the registry for ${name}: ${firstLine(said)}; look at registry in .npmrc`);
  }
}

const firstLine = (text: string) => text.split('\n').find((line) => line.includes('npm error')) ?? text.slice(0, 200);

/**
 * Unpacks a version of the contract, and returns its folder. It lies below the repository's `node_modules`, so that its
 * imports find the installed packages.
 */
export async function unpackContract(version: string, root: string, callNpm: Npm): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/remote-upgrade', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const told = await callNpm(root, ['pack', `${CONTRACT}@${version}`, '--pack-destination', folder, '--json']);
  const [{ filename }] = JSON.parse(told) as [{ filename: string }];
  await run('tar', ['-xzf', path.join(folder, path.basename(filename)), '-C', folder]);
  return path.join(folder, 'package');
}
