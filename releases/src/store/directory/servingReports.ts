import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, servingReport } from '@tramuntana/contracts';

/** The reports of a store's shells, by name. A report that is no longer renewed is left out, because its shell is gone. */
export function readReports(store: string): { shell: string; report: ServingReport }[] {
  const folder = path.join(store, SERVING_FOLDER);
  return listReports(folder).flatMap((name) => {
    const report = readReport(path.join(folder, name));
    return report ? [{ shell: path.basename(name, '.json'), report }] : [];
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

/** Undefined for a report that is no longer renewed or cannot be read. */
function readReport(file: string): ServingReport | undefined {
  try {
    // A time in the future comes from before the clock was set back. A running shell renews its report within a second.
    if (Math.abs(Date.now() - statSync(file).mtimeMs) > REPORT_LIFETIME) return undefined;
    return servingReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
