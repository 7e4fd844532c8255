import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The version of shell and blog in the next version of the site. */
export const NEXT = 'siguiente-2';
export const COLUMN = 'outage_channel';
const RELEASED = ['shell', 'mfe-blog'];
const MIGRATION = `ALTER TABLE "contact_messages" ADD COLUMN "${COLUMN}" text DEFAULT 'web' NOT NULL;`;

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/** Writes the next version of a site's folder: one more migration, and other versions of shell and blog. */
export function writeNextVersion(app: string, next: string): void {
  const packages = path.join(app, 'node_modules');
  cpSync(app, next, { recursive: true, filter: (file) => file !== packages });
  symlinkSync(packages, path.join(next, 'node_modules'));
  change(path.join(next, 'api/migrations/meta/_journal.json'), (text) => {
    const journal = JSON.parse(text) as Journal;
    const last = journal.entries.at(-1);
    if (!last) throw new Error('the API has no migration');
    const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' };
    writeFileSync(path.join(next, 'api/migrations', `${entry.tag}.sql`), MIGRATION);
    return JSON.stringify({ ...journal, entries: [...journal.entries, entry] });
  });
  for (const workspace of RELEASED) {
    const build = path.join(next, workspace, 'dist/build.json');
    const { version } = JSON.parse(readFileSync(build, 'utf8')) as { version: string };
    change(build, (text) => text.replaceAll(version, NEXT));
  }
}

const change = (file: string, edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
