import { spawnSync } from 'node:child_process';
import { toolPath } from '../lint/runTool';
import { ROOT } from './paths';

const SERVER = 'shell/src/server';

/**
 * `npm run mutate [-- threads registry …]`: mutation tests of the shell's server, of all its folders or of those named.
 * Fails where the tests notice too few of the mutants (shell/stryker.config.mjs).
 */
export async function run(folders: string[]): Promise<number> {
  const chosen = folders.map((folder) => `${SERVER}/${folder}/**/!(*.test|main).ts`);
  const args = ['run', 'shell/stryker.config.mjs', ...(chosen.length > 0 ? ['--mutate', chosen.join()] : [])];
  const { status } = spawnSync(process.execPath, [toolPath('@stryker-mutator/core', 'stryker'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status ?? 1;
}
