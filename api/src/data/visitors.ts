import type { Database } from './database';
import { contactMessages, newsletterSubscriptions } from './schema';

/** Whoever is subscribed already stays so: the answer tells nobody whether an address is known. */
export async function subscribe(database: Database, email: string): Promise<void> {
  await database.insert(newsletterSubscriptions).values({ email }).onConflictDoNothing();
}

export async function storeMessage(database: Database, mensaje: string): Promise<void> {
  await database.insert(contactMessages).values({ mensaje });
}
