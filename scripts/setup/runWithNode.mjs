import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeFromNpm } from './nodeFromNpm.mjs';
import { passSignalsOn } from './passSignalsOn.mjs';

/**
 * Runs a program in this terminal with a Node from npm, which comes first on its PATH. The exit code, or the signal that ended
 * it, becomes that of this process.
 * @param {'node-pinned' | 'node-26'} name
 * @param {string} program 'node' for the Node from npm itself
 * @param {string[]} args
 */
export function runWithNode(name, program, args) {
  const node = nodeFromNpm(name);
  if (!node) return fail('npm could not bring a Node that runs here (is this machine online?)');
  // Whatever the program starts as `node` must be the same one.
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(program === 'node' ? node : program, args, {
    // By the channel a Node hears that this process has ended, also where no signal tells it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // On Windows, `npm` and `npx` are scripts that only a shell can start.
    shell: program !== 'node' && process.platform === 'win32',
  });
  const stopPassing = passSignalsOn(child);
  child.once('error', (error) => {
    stopPassing();
    fail(`${program} cannot be started (${error.message})`);
  });
  child.once('exit', (code, signal) => {
    stopPassing();
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

function fail(/** @type {string} */ what) {
  process.exitCode = 1;
  console.error(`${what}: try again, or install Node from https://nodejs.org.`);
}
