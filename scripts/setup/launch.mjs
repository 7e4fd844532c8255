import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Compile cache of V8 for the commands' modules: compiling takes half of a short command's time. */
const compileCache = path.join(root, '.cache/node');

/**
 * Runs a TypeScript command: installs missing packages, then passes the command line to the module's `run`. The number that
 * `run` returns is the exit code.
 */
export async function launch(/** @type {string} */ file) {
  try {
    if (!(await ensureInstalled(root))) return;
    enableCompileCache(compileCache);
    // Programs that commands start, such as webpack, use it, too. The site's servers do not (scripts/site/launchProcess.ts).
    // A test's copy of the clone has its own cache, and deletes it with the copy.
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
