import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '../data/pglite';
import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { apiFolder, prepareOlderDatabase } from '../testing/databases';

const folder = mkdtempSync(path.join(tmpdir(), 'api-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations before the one named. */
function migrationsBefore(tag: string): string {
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

test('what visitors had sent before is kept, with its sender and the time of its consent', async () => {
  const data = path.join(folder, 'db');
  const older = migrationsBefore('0004_visitor_records');
  await prepareOlderDatabase(data, older);
  const before = await openPglite(data, older);
  const sentAt = '2026-03-01T10:00:00Z';
  await before.database.execute(
    sql`insert into contact_messages (mensaje, created_at) values (${'name: Ona\nemail: Ona@example.com'}, ${sentAt})`,
  );
  await before.database.execute(
    sql`insert into newsletter_subscriptions (email, created_at) values ('ona@example.com', ${sentAt})`,
  );
  await before.close();
  const after = await openPglite(data, path.join(apiFolder, 'migrations'));
  const time = new Date(sentAt);
  expect(await after.database.select().from(contactMessages)).toMatchObject([
    { email: 'ona@example.com', state: 'new', privacy_notice: null, created_at: time },
  ]);
  expect(await after.database.select().from(newsletterSubscriptions)).toMatchObject([
    { state: 'consented', privacy_notice: null, consented_at: time, unsubscribe_key: expect.any(String) },
  ]);
  await after.close();
});
