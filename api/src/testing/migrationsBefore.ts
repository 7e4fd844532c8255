import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiFolder } from './databases';

/** Copies the migrations before `tag` into a folder. Returns the path of the copy. */
export function migrationsBefore(tag: string, folder: string): string {
  const copy = path.join(folder, 'migrations');
  cpSync(path.join(apiFolder, 'migrations'), copy, { recursive: true });
  const journalFile = path.join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return copy;
}
