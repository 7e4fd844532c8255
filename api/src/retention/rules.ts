import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../data/database';
import {
  contactMessages as messages,
  outbox,
  retentionRuns as runs,
  newsletterSubscriptions as subscriptions,
} from '../data/schema';

const DAY = 24 * 3_600_000;

/** How long data is kept, in milliseconds (docs/product/api.md#send-11). */
export const LIFETIME = {
  /** A year less a day, because the next run may be a day away. */
  message: 364 * DAY,
  /** No form repeats a send after this time, because the token of so old a page does not count either. */
  idempotencyKey: 7 * DAY,
  /** For an address whose mail could never be sent: its owner does not expect a link after that time. */
  unmailedSubscription: 30 * DAY,
  run: 364 * DAY,
};

/** The kinds of erased data, named after the columns of `retention_runs` that count them. */
export const ERASED = ['messages', 'subscriptions', 'idempotency_keys'] as const;

export type Erased = (typeof ERASED)[number];

type Rule = {
  counts?: Erased;
  /** Erases the old data of at most `limit` rows; returns the number of rows. */
  erase(database: Database, now: Date, limit: number): Promise<number>;
};

const before = (now: Date, lifetime: number) => new Date(now.getTime() - lifetime);

/** The oldest rows that fit a condition. A row that a visitor changes at this moment waits for the next day. */
const oldest = (database: Database, table: PgTable & { id: PgColumn }, condition: SQL | undefined, limit: number) =>
  database
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(asc(table.id))
    .limit(limit)
    .for('update', { skipLocked: true });

const eraseRows =
  (table: PgTable & { id: PgColumn }, isTooOld: (now: Date, database: Database) => SQL | undefined): Rule['erase'] =>
  async (database, now, limit) => {
    const ids = oldest(database, table, isTooOld(now, database), limit);
    return (await database.delete(table).where(inArray(table.id, ids)).returning({ id: table.id })).length;
  };

const eraseKeys: Rule['erase'] = async (database, now, limit) => {
  const isTooOld = lt(messages.created_at, before(now, LIFETIME.idempotencyKey));
  const ids = oldest(database, messages, and(isNotNull(messages.idempotency_key), isTooOld), limit);
  const update = database.update(messages).set({ idempotency_key: null }).where(inArray(messages.id, ids));
  return (await update.returning({ id: messages.id })).length;
};

/** Addresses whose owners have left the newsletter, or never confirmed that they want it. */
const isUnwanted = (now: Date, database: Database) => {
  const endsAt = subscriptions.token_expires_at;
  const longAgo = before(now, LIFETIME.unmailedSubscription);
  const wasNeverMailed = and(isNull(endsAt), lt(subscriptions.consented_at, longAgo));
  // Each attempt makes a new link, so the link does not expire while the attempts go on.
  const waitsForLong = and(eq(outbox.subscription_id, subscriptions.id), lt(outbox.created_at, longAgo));
  const isTriedForLong = exists(database.select().from(outbox).where(waitsForLong));
  const isUnconfirmed = and(eq(subscriptions.state, 'pending'), or(lt(endsAt, now), wasNeverMailed, isTriedForLong));
  return or(eq(subscriptions.state, 'unsubscribed'), isUnconfirmed);
};

/** The data that the privacy notice promises not to keep. A message takes its mail in the outbox with it. */
export const RULES: Rule[] = [
  { counts: 'messages', erase: eraseRows(messages, (now) => lt(messages.created_at, before(now, LIFETIME.message))) },
  { counts: 'subscriptions', erase: eraseRows(subscriptions, isUnwanted) },
  { counts: 'idempotency_keys', erase: eraseKeys },
  { erase: eraseRows(runs, (now) => lt(runs.ran_at, before(now, LIFETIME.run))) },
];
