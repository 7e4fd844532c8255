import { spawn } from 'node:child_process';
import { passSignalsOn } from './passSignalsOn.mjs';

/**
 * How to start npm: the program, its arguments, and whether a shell must look for it. Under `npm start`, npm names its own
 * file. That works on Windows too, where `npm` is a script that cannot be spawned.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  if (own) return { file: process.execPath, args: [own, ...args], shell: false };
  return { file: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Runs npm in a folder. What it prints goes to standard error: standard output belongs to the command's result. Resolves to
 * whether it succeeded. A signal to this process ends npm first and then this process, so that no npm goes on behind a
 * command that is gone.
 * @param {string} folder
 * @param {string[]} args
 * @param {'shown' | 'ignored'} output what becomes of its output besides warnings and errors
 * @returns {Promise<boolean>}
 */
export function npm(folder, args, output = 'shown') {
  const { file, args: all, shell } = npmCommand([...args, '--no-fund', '--no-audit']);
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: folder, stdio: ['inherit', output === 'shown' ? 2 : 'ignore', 2], shell };
  const child = spawn(file, all, options);
  const stopPassing = passSignalsOn(child);
  return new Promise((resolve) => {
    const ended = (/** @type {boolean} */ hasSucceeded) => {
      const signal = stopPassing();
      if (signal) process.kill(process.pid, signal);
      else resolve(hasSucceeded);
    };
    child.once('error', () => ended(false));
    child.once('exit', (code) => ended(code === 0));
  });
}
