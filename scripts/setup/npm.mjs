import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a folder; its warnings and errors show in this terminal. True when it succeeded.
 * @param {string} folder
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} output whether its other output shows, too
 */
export function npm(folder, args, output = 'inherit') {
  // Under `npm start`, npm names its own file. That works on Windows too, where `npm` is a script that cannot be spawned.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const all = [...args, '--no-fund', '--no-audit'];
  const shell = !own && process.platform === 'win32';
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['inherit', output, 'inherit'], shell };
  const { status } = own ? spawnSync(process.execPath, [own, ...all], options) : spawnSync('npm', all, options);
  return status === 0;
}
