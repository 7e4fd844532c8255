import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a folder, with its output in this terminal. True when it succeeded.
 * @param {string} folder
 * @param {string[]} args
 */
export function npm(folder, args) {
  // Under `npm start`, npm says where it is; that works on every system, also where `npm` is a script that cannot be spawned.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const all = [...args, '--no-fund', '--no-audit'];
  const options = { cwd: folder, stdio: /** @type {const} */ ('inherit'), shell: !own && process.platform === 'win32' };
  const { status } = own ? spawnSync(process.execPath, [own, ...all], options) : spawnSync('npm', all, options);
  return status === 0;
}
