import { MAX_ID } from '@tramuntana/contracts';
import { z } from 'zod';

const id = z.int().min(1).max(MAX_ID);
const of = z.enum(['messages', 'subscribers']);

/** A request to the inbox. If the running API holds the database, the command sends the request to the API. */
export const inboxRequest = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('list'), of, state: z.string().optional() }),
  z.object({ verb: z.literal('show'), of, id }),
  z.object({ verb: z.literal('mark'), of, ids: z.array(id).min(1), state: z.string() }),
  z.object({ verb: z.literal('person'), email: z.string() }),
  z.object({ verb: z.literal('forget'), email: z.string() }),
  z.object({ verb: z.literal('erased') }),
]);

export type InboxRequest = z.infer<typeof inboxRequest>;

/** A message or a subscriber as people and other programs read it. Times are ISO 8601 in UTC. */
const entry = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export type Entry = z.infer<typeof entry>;

/** Entries by kind. The answer to a change holds the entries that it concerned. */
export const inboxAnswer = z.object({
  messages: z.array(entry).optional(),
  subscribers: z.array(entry).optional(),
  /** Runs that erased old data, with their counts. */
  erased: z.array(entry).optional(),
});

export type InboxAnswer = z.infer<typeof inboxAnswer>;
