import { setTimeout as sleep } from 'node:timers/promises';
import type { ServingReport } from '@tramuntana/contracts';
import type { DirectoryStore } from '../store/directory/DirectoryStore';

/** How often the reports are read, and how often an unchanged report is stored again, in milliseconds. */
const INTERVAL = 100;
const RENEWAL_INTERVAL = 1000;

type Receiver = { report(shell: string, report: ServingReport): Promise<void> };

/**
 * Forwards the reports of a folder's shells to a store, until `signal`. If the store cannot be reached, the reports follow
 * later. Meanwhile, a command on that store may see no running shell.
 */
export async function forwardReports(from: DirectoryStore, to: Receiver, signal: AbortSignal): Promise<void> {
  const told = new Map<string, { text: string; at: number }>();
  while (!signal.aborted) {
    for (const { shell, report } of from.reports()) {
      const text = JSON.stringify(report);
      const last = told.get(shell);
      if (last?.text === text && performance.now() - last.at < RENEWAL_INTERVAL) continue;
      // The report of a stopped shell is forwarded only once.
      if (last?.text === text && report.state === 'stopped') continue;
      await to.report(shell, report).then(
        () => told.set(shell, { text, at: performance.now() }),
        () => told.delete(shell),
      );
    }
    await sleep(INTERVAL, undefined, { signal }).catch(() => {});
  }
}
