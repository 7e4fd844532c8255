import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../data/database';
import { newsletterSubscriptions as subscriptions } from '../data/schema';
import { unsubscribed } from './subscriptions';

/** The path of the page that ends a subscription, by the key of its row. */
export const unsubscribePath = (key: string) => `/api/newsletters/baja/${key}`;

const isKey = (text: string) => z.uuid().safeParse(text).success;

/** Whether there is a subscription with this key. */
export async function hasSubscription(database: Database, key: string): Promise<boolean> {
  if (!isKey(key)) return false;
  const found = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.unsubscribe_key, key));
  return found.length > 0;
}

/** Ends a subscription; ending it twice is no error. Returns false if there is none with this key. */
export async function unsubscribe(database: Database, key: string): Promise<boolean> {
  if (!isKey(key)) return false;
  const ended = await database
    .update(subscriptions)
    .set(unsubscribed())
    .where(eq(subscriptions.unsubscribe_key, key))
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}
