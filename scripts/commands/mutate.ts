import { spawnSync } from 'node:child_process';
import { toolPath } from '../lint/runTool';
import { ROOT } from './places';

const SERVER = 'shell/src/server';

/**
 * `npm run mutate [-- threads registry …]`: changes the shell's server in a copy, one condition or value at a time, and fails
 * where the tests let too many changes pass (shell/stryker.config.mjs); of all folders, or of those named.
 */
export async function run(folders: string[]): Promise<number> {
  const chosen = folders.map((folder) => `${SERVER}/${folder}/**/!(*.test).ts`);
  const args = ['run', 'shell/stryker.config.mjs', ...(chosen.length > 0 ? ['--mutate', chosen.join()] : [])];
  const { status } = spawnSync(process.execPath, [toolPath('@stryker-mutator/core', 'stryker'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status ?? 1;
}
