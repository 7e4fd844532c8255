import os from 'node:os';
import { type CanaryHalt, haltCanary, type ReleaseStore } from 'releases';

type Settings = { releases: ReleaseStore; print: (line: string) => void };

/**
 * Halts canaries in the store for the shell, which detects a canary with clearly more errors but only reads the store. A
 * failed write is printed. The shell then asks again; its visitors already get the live release.
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
