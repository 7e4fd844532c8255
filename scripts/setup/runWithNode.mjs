import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeFromNpm } from './nodeFromNpm.mjs';
import { passSignalsOn } from './passSignalsOn.mjs';

/**
 * Runs a program in this terminal with a Node from npm, and puts that Node first on the PATH. This process ends with the
 * program's exit code or signal.
 * @param {'node-pinned' | 'node-26'} name
 * @param {string} program 'node' for the Node from npm itself
 * @param {string[]} args
 */
export async function runWithNode(name, program, args) {
  const node = await nodeFromNpm(name);
  if (!node) return fail('npm could not bring a Node that runs here (is this machine online?)');
  // A `node` that the program starts must be the same version.
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(program === 'node' ? node : program, args, {
    // The channel closes when this process ends, so the child notices even if no signal reaches it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // On Windows `npm` and `npx` are scripts, which only a shell can start.
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
