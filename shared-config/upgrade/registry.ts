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

/** A version of a package in the registry. `contract` is the range of the contract that it accepts. */
export type PublishedVersion = { version: string; contract?: string };

/** The versions of a package in the registry, oldest first. Empty if the registry does not know the package. */
export async function publishedVersions(name: string, folder: string, callNpm: Npm): Promise<string[]> {
  return (await view(folder, callNpm, name, 'versions')) as string[];
}

/** The released versions of a package with the contract that they accept. Empty if the registry does not know the package. */
export async function releasedVersions(name: string, folder: string, callNpm: Npm): Promise<PublishedVersion[]> {
  const found = await view(folder, callNpm, `${name}@*`, 'version', 'peerDependencies');
  // npm prints only the version of a package without peers.
  return (found as (string | { version: string; peerDependencies?: Record<string, string> })[]).map((each) =>
    typeof each === 'string'
      ? { version: each }
      : { version: each.version, contract: each.peerDependencies?.[CONTRACT] },
  );
}

async function view(folder: string, callNpm: Npm, name: string, ...fields: string[]): Promise<unknown[]> {
  try {
    // With a single version npm prints it without a list.
    return [JSON.parse(await callNpm(folder, ['view', name, ...fields, '--json']))].flat();
  } catch (error) {
    if (/E404|404 Not Found/.test(outputOf(error))) return [];
    throw new Failure(`npm cannot ask the registry for ${name}: ${reasonOf(error)}; look at registry in .npmrc`);
  }
}

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`;
}

function reasonOf(error: unknown): string {
  const output = outputOf(error);
  return (
    output.split('\n').find((line) => line.includes('npm error')) ?? (output.slice(0, 200) || (error as Error).message)
  );
}

/**
 * Calls `use` with the folder of an unpacked version of the contract, and removes it afterwards. It lies below the
 * repository's `node_modules`, so that its imports find the installed packages.
 */
export async function withContract<Result>(
  version: string,
  root: string,
  callNpm: Npm,
  use: (folder: string) => Result,
): Promise<Result> {
  const folder = path.join(root, 'node_modules/.cache/remote-upgrade', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await unpack(version, { root, folder, callNpm });
    return use(path.join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function unpack(version: string, { root, folder, callNpm }: { root: string; folder: string; callNpm: Npm }) {
  try {
    const told = await callNpm(root, ['pack', `${CONTRACT}@${version}`, '--pack-destination', folder, '--json']);
    const [{ filename }] = JSON.parse(told) as [{ filename: string }];
    await run('tar', ['-xzf', path.join(folder, path.basename(filename)), '-C', folder]);
  } catch (error) {
    throw new Failure(`${CONTRACT} ${version} cannot be unpacked: ${reasonOf(error)}`);
  }
}
