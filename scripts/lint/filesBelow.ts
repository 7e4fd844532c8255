import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What is installed, built, measured or hidden is no source. */
const NO_SOURCES = /^\.|^(dist|node_modules|coverage|test-results|playwright-report)$/;

/** Files whose name fits, in a folder and in those below it. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.test(entry.name) ? [] : filesBelow(file, name);
    return name.test(entry.name) ? [file] : [];
  });
}
