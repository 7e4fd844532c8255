import os from 'node:os';

/** Who runs the command, for the history: `RELEASE_USER`, or the user of the system; undefined where neither is known. */
export function operatorName(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.RELEASE_USER) return env.RELEASE_USER;
  try {
    return os.userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return undefined;
  }
}
