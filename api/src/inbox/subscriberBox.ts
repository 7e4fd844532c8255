import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../data/database';
import { newsletterSubscriptions as subscriptions } from '../data/schema';
import { SUBSCRIPTION_STATES } from '../data/visitorTables';
import { isAddress, unsubscribed } from '../visitors/subscriptions';
import { unsubscribePath } from '../visitors/unsubscription';
import { stateOf } from './inboxProblem';
import type { Entry } from './inboxRequest';

/** The newsletter's subscribers, oldest first. */
export const subscriberBox = {
  async list(database: Database, state?: string): Promise<Entry[]> {
    const wanted =
      state === undefined ? undefined : eq(subscriptions.state, stateOf(state, SUBSCRIPTION_STATES, 'subscribers'));
    return (await database.select().from(subscriptions).where(wanted).orderBy(asc(subscriptions.id))).map(toEntry);
  },

  async find(database: Database, ids: number[]): Promise<Entry[]> {
    return (await database.select().from(subscriptions).where(inArray(subscriptions.id, ids))).map(toEntry);
  },

  /** Only `unsubscribed` can be set, for people who asked to leave. Only the owner of an address can confirm it. */
  async mark(database: Database, ids: number[], name: string): Promise<void> {
    stateOf(name, ['unsubscribed'] as const, 'subscribers that can be set');
    await database.update(subscriptions).set(unsubscribed()).where(inArray(subscriptions.id, ids));
  },

  async ofPerson(database: Database, email: string): Promise<Entry[]> {
    return (await database.select().from(subscriptions).where(isAddress(email))).map(toEntry);
  },

  async forget(database: Database, email: string): Promise<void> {
    await database.delete(subscriptions).where(isAddress(email));
  },
};

function toEntry(row: typeof subscriptions.$inferSelect): Entry {
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    id: row.id,
    state: row.state,
    email: row.email,
    created_at: iso(row.created_at),
    consented_at: iso(row.consented_at),
    confirmed_at: iso(row.confirmed_at),
    unsubscribed_at: iso(row.unsubscribed_at),
    privacy_notice: row.privacy_notice,
    unsubscribe_path: unsubscribePath(row.unsubscribe_key),
  };
}
