// Plain syntax, here and in the scripts that import this: a Node that is too old must be able to read it and say so.
const NEEDED = '20.19';

/** True for a Node that the project runs on; otherwise says in one sentence what is needed, and sets exit code 1. */
export function nodeIsNewEnough() {
  const have = process.versions.node;
  if (part(have, 0) > part(NEEDED, 0)) return true;
  if (part(have, 0) === part(NEEDED, 0) && part(have, 1) >= part(NEEDED, 1)) return true;
  process.exitCode = 1;
  console.error(
    `This project needs Node ${NEEDED} or newer, and this is Node ${have}: install one from https://nodejs.org.`,
  );
  return false;
}

/** @type {(version: string, index: number) => number} */
const part = (version, index) => Number(version.split('.')[index]);
