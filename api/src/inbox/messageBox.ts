import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../data/database';
import { contactMessages as messages } from '../data/schema';
import { MESSAGE_STATES } from '../data/visitorTables';
import { LIFETIME } from '../retention/rules';
import { contactLines } from '../visitors/contactLines';
import { stateOf } from './inboxProblem';
import type { Entry } from './inboxRequest';

/** The messages to the company, newest first. */
export const messageBox = {
  async list(database: Database, state?: string): Promise<Entry[]> {
    const wanted = state === undefined ? undefined : eq(messages.state, stateOf(state, MESSAGE_STATES, 'messages'));
    return (await database.select().from(messages).where(wanted).orderBy(desc(messages.id))).map(toEntry);
  },

  async find(database: Database, ids: number[]): Promise<Entry[]> {
    return (await database.select().from(messages).where(inArray(messages.id, ids))).map(toEntry);
  },

  async mark(database: Database, ids: number[], name: string): Promise<void> {
    const state = stateOf(name, MESSAGE_STATES, 'messages');
    await database.update(messages).set({ state }).where(inArray(messages.id, ids));
  },

  async ofPerson(database: Database, email: string): Promise<Entry[]> {
    return (await database.select().from(messages).where(eq(messages.email, email.toLowerCase()))).map(toEntry);
  },

  async forget(database: Database, email: string): Promise<void> {
    await database.delete(messages).where(eq(messages.email, email.toLowerCase()));
  },
};

/** Splits a message into the form's fields. A message without these fields is text only. */
function toEntry({ mensaje, created_at, ...row }: typeof messages.$inferSelect): Entry {
  const { name = null, email = row.email, phone = null, message = mensaje } = contactLines(mensaje);
  const { id, state, privacy_notice } = row;
  const erased_after = new Date(created_at.getTime() + LIFETIME.message).toISOString();
  return { id, state, created_at: created_at.toISOString(), name, email, phone, message, privacy_notice, erased_after };
}
