import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '../data/pglite';
import { contactMessages, formLimits, newsletterSubscriptions } from '../data/schema';
import { apiFolder, prepareOlderDatabase } from '../testing/databases';
import { migrationsBefore } from '../testing/migrationsBefore';

const folder = mkdtempSync(path.join(tmpdir(), 'api-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('earlier messages and subscriptions are kept, with sender and time of consent', async () => {
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

test('the counts of an earlier release are kept, although its limiter had created the table itself', async () => {
  const data = path.join(folder, 'counts');
  const older = migrationsBefore('0008_form_limits', path.join(folder, 'before-counts'));
  await prepareOlderDatabase(data, older);
  const before = await openPglite(data, older);
  await before.database.execute(
    sql`create table form_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  await before.database.execute(sql`insert into form_limits values ('rlflx:ona', 2, 1772359200000)`);
  await before.close();
  const after = await openPglite(data, path.join(apiFolder, 'migrations'));
  expect(await after.database.select().from(formLimits)).toEqual([
    { key: 'rlflx:ona', points: 2, expire: 1772359200000 },
  ]);
  await after.close();
});
