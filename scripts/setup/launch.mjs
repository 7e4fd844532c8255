import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What V8 compiled of the commands' modules: half of a short command's time. */
const compileCache = path.join(root, '.cache/node');

/**
 * Runs a command that is written in TypeScript: installs missing packages, then calls the module's `run` with the command
 * line. The number that `run` returns is the exit code.
 */
export async function launch(/** @type {string} */ file) {
  try {
    if (!(await ensureInstalled(root))) return;
    enableCompileCache(compileCache);
    // For the programs that commands start, such as webpack's. The site's servers leave it out (scripts/site/launchProcess.ts).
    // A copy of the clone that a test makes has its own, which goes with it.
    process.env.NODE_COMPILE_CACHE = compileCache;
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
