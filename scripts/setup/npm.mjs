import { spawn } from 'node:child_process';
import { passSignalsOn } from './passSignalsOn.mjs';

/**
 * How to start npm: program, arguments, and whether a shell must find it. Under `npm start`, npm passes the path of its own
 * file. That also works on Windows, where `npm` is a script that cannot be spawned.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  if (own) return { file: process.execPath, args: [own, ...args], shell: false };
  return { file: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Runs npm in a folder and resolves to whether it succeeded. npm prints to standard error: standard output belongs to the
 * command's result. A signal ends npm first and then this process, so that no npm outlives its command.
 * @param {string} folder
 * @param {string[]} args
 * @param {'shown' | 'ignored'} output whether to show npm's output besides its warnings and errors
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
