import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Path of a test tool's report. Deletes a former run's report, so that it cannot pass for this run's. */
export function reportFile(root: string, name: string): string {
  const file = path.join(root, '.cache/test', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Reads the report that a tool wrote. Throws if there is none. */
export const readReport = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;
