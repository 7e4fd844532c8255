import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders without sources: installed packages, build output, reports, hidden folders. */
const NO_SOURCES = /^\.|^(dist|node_modules|coverage|test-results|playwright-report)$/;

/** Files in a folder and below it whose name matches. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.test(entry.name) ? [] : filesBelow(file, name);
    return name.test(entry.name) ? [file] : [];
  });
}
