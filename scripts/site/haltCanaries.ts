import os from 'node:os';
import { type CanaryHalt, haltCanary, type ReleaseStore } from 'releases';

type Settings = { releases: ReleaseStore; print: (line: string) => void };

/**
 * Ends canaries in the store for the shell, which finds out that one has clearly more errors and only reads the store. What it
 * cannot write it tells; the shell, whose visitors have the live release already, asks again.
 */
export function haltCanaries({ releases, print }: Settings): (message: unknown) => void {
  return (message) => {
    const { type, halt } = message as { type: string; halt: CanaryHalt };
    if (type !== 'halt-canary') return;
    const { remote, version, reason } = halt;
    haltCanary(releases, halt, `shell on ${os.hostname()}`).then(
      (isWritten) => isWritten && print(`${remote}: the canary ${version} is halted: ${reason}`),
      (error: Error) =>
        print(`${remote}: the canary ${version} is halted here, but not in the store: ${error.message}`),
    );
  };
}
