import { setTimeout as sleep } from 'node:timers/promises';
import type { ServingReport } from 'shared-contracts';
import type { DirectoryStore } from '../store/directory/DirectoryStore';

/** How often the reports are read, and how often one that did not change is stored again, in milliseconds. */
const INTERVAL = 100;
const RENEWAL_INTERVAL = 1000;

type Receiver = { report(shell: string, report: ServingReport): Promise<void> };

/**
 * Tells a store what the shells of a folder report, until `signal`. A store that cannot be reached is told later: its
 * promotions then wait, and whoever promotes hears that no shell runs.
 */
export async function forwardReports(from: DirectoryStore, to: Receiver, signal: AbortSignal): Promise<void> {
  const told = new Map<string, { text: string; at: number }>();
  while (!signal.aborted) {
    for (const { shell, report } of from.reports()) {
      const text = JSON.stringify(report);
      const last = told.get(shell);
      if (last?.text === text && performance.now() - last.at < RENEWAL_INTERVAL) continue;
      // A shell that has ended is told once.
      if (last?.text === text && report.state === 'stopped') continue;
      await to.report(shell, report).then(
        () => told.set(shell, { text, at: performance.now() }),
        () => told.delete(shell),
      );
    }
    await sleep(INTERVAL, undefined, { signal }).catch(() => {});
  }
}
