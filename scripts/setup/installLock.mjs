import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// By its path: its name leads through node_modules, which is what is to be installed. Node runs it as it is.
import { holderOf, tryLock } from '../../shared-lock/src/processLock.ts';

/** How often a waiting command tries again, in milliseconds. */
const RETRY_INTERVAL = 200;

/**
 * Takes the lock under which packages are installed into a clone; waits as long as another command holds it, and says so
 * in one line. The lock ends with its process, however that ends. Resolves to a function that releases it.
 * @param {string} root
 */
export async function installLock(root) {
  // Not in node_modules, which npm deletes.
  const file = path.join(root, '.cache/install.lock');
  for (let tries = 1; ; tries++) {
    const release = tryLock(file);
    if (release) return release;
    // Not at once: the note of who holds the lock is written after it is taken.
    if (tries === 2) console.error(`waiting for process ${holderOf(file) ?? '(unknown)'}, which installs the packages`);
    await sleep(RETRY_INTERVAL);
  }
}
