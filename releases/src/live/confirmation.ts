import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, servingReport } from 'shared-contracts';

/** How often the reports of running shells are read, and for how long, in milliseconds. */
const INTERVAL = 100;
const TIMEOUT = 30_000;

/** What the running shells report about a change. */
export type Confirmation = {
  /** Shells that use the version now. */
  inUse: number;
  /** Reasons of shells that keep another version, or cannot render this one. */
  problems: string[];
  /** Running shells that did not report on it before the timeout. */
  silent: number;
};

/** Waits until every running shell has followed a remote's channel to the version `live`, or until the timeout. */
export async function confirmLive(
  store: string,
  remote: string,
  live: string,
  pause: () => Promise<unknown> = () => sleep(INTERVAL),
): Promise<Confirmation> {
  for (let waited = 0; ; waited += INTERVAL) {
    const reports = runningShells(store).map(({ remotes }) => remotes.find(({ name }) => name === remote));
    const followed = reports.filter((report) => report?.wanted === live);
    if (followed.length === reports.length || waited >= TIMEOUT) {
      return {
        inUse: followed.filter((report) => report?.version === live && !report.problem).length,
        problems: [...new Set(followed.flatMap((report) => report?.problem ?? []))],
        silent: reports.length - followed.length,
      };
    }
    await pause();
  }
}

/** A confirmation as lines for the terminal; empty where no shell runs. */
export function describeConfirmation({ inUse, problems, silent }: Confirmation): string[] {
  return [
    ...(inUse > 0 ? ['the running site uses it'] : []),
    ...problems.map((problem) => `the running site has a problem with it: ${problem}`),
    ...(silent > 0 ? [`the running site did not take it over within ${TIMEOUT / 1000} s; its log says why`] : []),
  ];
}

/** Reports of the shells that run on a store now. */
export function runningShells(store: string): ServingReport[] {
  const folder = path.join(store, SERVING_FOLDER);
  return listFiles(folder).flatMap((file) => {
    const report = readReport(file);
    return report?.state === 'running' ? [report] : [];
  });
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name));
  } catch {
    // The folder is missing: no shell has ever run on this store.
    return [];
  }
}

/** Undefined for a report that is no longer renewed, because its shell is gone, and for one that cannot be read. */
function readReport(file: string): ServingReport | undefined {
  try {
    if (Date.now() - statSync(file).mtimeMs > REPORT_LIFETIME) return undefined;
    return servingReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
