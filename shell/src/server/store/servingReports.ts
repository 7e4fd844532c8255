import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVING_FOLDER, type ServingReport, servingReport } from '@tramuntana/contracts';

/** The report in a file; undefined if it is missing or no report. */
export function readServingReport(file: string): ServingReport | undefined {
  try {
    return servingReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The version of a remote that any shell of the store in `folder` last reported as available. */
export function lastUsedVersion(folder: string, remote: string): string | undefined {
  const used = readAll(path.join(folder, SERVING_FOLDER)).flatMap(({ remotes }) => remotes);
  return used.find(({ name, status }) => name === remote && status === 'available')?.version;
}

function readAll(folder: string): ServingReport[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.flatMap((name) => readServingReport(path.join(folder, name)) ?? []);
  } catch {
    // The folder is missing: no shell has reported here yet.
    return [];
  }
}
