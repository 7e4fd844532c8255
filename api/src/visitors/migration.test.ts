import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '../data/pglite';
import { contactMessages, newsletterSubscriptions } from '../data/schema';
import { apiFolder, prepareOlderDatabase } from '../testing/databases';
import { migrationsBefore } from '../testing/migrationsBefore';

const folder = mkdtempSync(path.join(tmpdir(), 'api-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what visitors had sent before is kept, with its sender and the time of its consent', async () => {
  const data = path.join(folder, 'db');
  const older = migrationsBefore('0004_visitor_records', folder);
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
