import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, servingReport } from 'shared-contracts';

/** What a shell reports of one remote. */
export type ServedRemote = ServingReport['remotes'][number];

export type RunningShell = { shell: string } & Pick<ServingReport, 'remotes' | 'offer'>;

/** The shells that run on a store, by name. One that no longer renews its report is gone. */
export function runningShells(store: string): RunningShell[] {
  const folder = path.join(store, SERVING_FOLDER);
  return listReports(folder).flatMap((name) => {
    const report = readReport(path.join(folder, name));
    if (report?.state !== 'running') return [];
    return [{ shell: path.basename(name, '.json'), remotes: report.remotes, offer: report.offer }];
  });
}

function listReports(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
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
