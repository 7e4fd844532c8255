import os from 'node:os';

/** The operator's name for the history: `RELEASE_USER`, or the system's user; undefined if neither is known. */
export function operatorName(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.RELEASE_USER) return env.RELEASE_USER;
  try {
    return os.userInfo().username;
  } catch {
    // A container may run under a user id that has no name.
    return undefined;
  }
}
