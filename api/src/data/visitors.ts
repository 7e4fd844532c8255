import type { Database } from './database';
import { contactMessages, newsletterSubscriptions } from './schema';

/** Subscribes an address. That it is subscribed already is no error: nobody may learn it (docs/product/api.md#send-2). */
export async function subscribe(database: Database, email: string): Promise<void> {
  await database.insert(newsletterSubscriptions).values({ email }).onConflictDoNothing();
}

export async function storeMessage(database: Database, mensaje: string): Promise<void> {
  await database.insert(contactMessages).values({ mensaje });
}
