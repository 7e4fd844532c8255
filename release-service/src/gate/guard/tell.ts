import fs from 'node:fs';

/** The pipe to the gate. An IPC channel would not do: a line that is no JSON ends the process at its other end. */
const PIPE = 3;

/** A release that tries the same in a loop must not fill the pipe. */
const MOST = 50;

// The functions as they are before a release runs and may replace them.
const { writeSync } = fs;
const { stringify } = JSON;
const told: Record<string, true> = Object.create(null);
let count = 0;

/** Tells the gate what the release tried. The words follow 'it tried to'. */
export function tell(attempt: string): void {
  if (attempt in told || count === MOST) return;
  told[attempt] = true;
  count += 1;
  writeSync(PIPE, `{"attempt":${stringify(attempt)}}\n`);
}

/** Tells the gate the result of the shell's program. Only this thread knows the secret. */
export function tellResult(secret: string, result: unknown): void {
  writeSync(PIPE, `{"secret":${stringify(secret)},"result":${stringify(result)}}\n`);
}

/** Tells the gate what the release tried, and fails in its place. */
export function refuse(attempt: string): never {
  tell(attempt);
  throw Object.assign(new Error(`The gate lets no release ${attempt}`), { code: 'ERR_ACCESS_DENIED' });
}
