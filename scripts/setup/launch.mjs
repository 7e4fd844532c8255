import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command that is written in TypeScript: installs missing packages, then calls the module's `run` with the command
 * line. The number that `run` returns is the exit code.
 */
export async function launch(/** @type {string} */ file) {
  try {
    if (!(await ensureInstalled(root))) return;
    const { register } = await import('tsx/esm/api');
    register();
    const { run } = await import(pathToFileURL(path.join(root, file)).href);
    process.exitCode = (await run?.(process.argv.slice(2))) ?? process.exitCode;
  } catch (error) {
    process.exitCode = 1;
    // A Failure (Failure.ts) is expected: its message is enough.
    console.error(error instanceof Error && error.name === 'Failure' ? error.message : error);
  }
}
