import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// Imported by its path, because its name resolves only after the packages are installed. Node runs this file unchanged.
import { holderOf, tryLock } from '../../shared-lock/src/processLock.ts';

/** How often a waiting command tries again, in milliseconds. */
const RETRY_INTERVAL = 200;

/**
 * Takes the lock for installing packages into a clone. Waits while another command holds it, and says so in one line. The
 * lock ends with its process, even after a crash. Resolves to a function that releases it.
 * @param {string} root
 */
export async function installLock(root) {
  // Not in node_modules, because npm deletes that folder.
  const file = path.join(root, '.cache/install.lock');
  for (let tries = 1; ; tries++) {
    const release = tryLock(file);
    if (release) return release;
    // Reads the holder's name later, because the holder writes it after it takes the lock.
    if (tries === 2) console.error(`waiting for process ${holderOf(file) ?? '(unknown)'}, which installs the packages`);
    await sleep(RETRY_INTERVAL);
  }
}
