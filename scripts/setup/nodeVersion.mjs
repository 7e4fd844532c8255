import { readFileSync } from 'node:fs';

// A Node that is too old must be able to run this file and those that import it, so their syntax is plain.

/** The oldest Node that can install another one: it must run the setup, and its npm must read the lock file. */
const OLDEST = '18.0';

/** The oldest Node that the project runs on, from package.json: '24.15'. */
export const NEEDED = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '');

/**
 * The abilities of this Node: 'run' the project, 'install' a Node that runs it, or neither.
 * @returns {'run' | 'install' | undefined}
 */
export function thisNodeCan() {
  if (isAtLeast(NEEDED)) return 'run';
  return isAtLeast(OLDEST) ? 'install' : undefined;
}

/** @type {(wanted: string) => boolean} */
function isAtLeast(wanted) {
  const have = process.versions.node;
  if (part(have, 0) !== part(wanted, 0)) return part(have, 0) > part(wanted, 0);
  return part(have, 1) >= part(wanted, 1);
}

/** @type {(version: string, index: number) => number} */
const part = (version, index) => Number(version.split('.')[index]);
