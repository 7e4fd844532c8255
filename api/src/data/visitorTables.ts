import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

// Visitors' data. The content import never touches these tables.

const time = () => timestamp({ withTimezone: true });

/** States of a message. `suspect`: a program seems to have sent it (docs/product/api.md#send-9). */
export const MESSAGE_STATES = ['new', 'read', 'answered', 'suspect'] as const;

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial().primaryKey(),
    mensaje: text().notNull(),
    /** The sender's address in lower case, at most as long as RFC 5321 allows. Generated, so older rows have it, too. */
    email: text().generatedAlwaysAs(sql`lower(substring(mensaje from '(?n)^email: (.{1,254})$'))`),
    state: text({ enum: MESSAGE_STATES }).notNull().default('new'),
    /** Version of the privacy notice (`PRIVACY_NOTICE`); null for messages that are older than this column. */
    privacy_notice: text(),
    /** A hash of the client's key and the message, so that a repeated send stores nothing more. */
    idempotency_key: text().unique(),
    /** Also the time of consent: sending is the affirmative act (docs/product/pages.md#message-3). */
    created_at: time().notNull().defaultNow(),
  },
  (table) => [index('contact_messages_email').on(table.email)],
);

/** Without mail settings, `consented` is final. With them, `pending` waits for the mailed link (docs/decisions/0027). */
export const SUBSCRIPTION_STATES = ['consented', 'pending', 'confirmed', 'unsubscribed'] as const;

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull().default('consented'),
    privacy_notice: text(),
    consented_at: time().notNull().defaultNow(),
    confirmed_at: time(),
    unsubscribed_at: time(),
    /** SHA-256 of the token in the mailed link, so that a reader of the table cannot confirm. */
    token_hash: text().unique(),
    token_expires_at: time(),
    /** Part of the address that ends the subscription. It stays the same, because old mails must work. */
    unsubscribe_key: uuid().notNull().unique().defaultRandom(),
    created_at: time().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('newsletter_subscriptions_email').on(sql`lower(${table.email})`)],
);

/** The key that signs forms' tokens, in one row. All instances share it, and it survives a restart. */
export const formKeys = pgTable('form_keys', { id: integer().primaryKey(), key: text().notNull() });

/** Counts of sent forms, which all instances on one server share. The limiter, rate-limiter-flexible, names the columns. */
export const formLimits = pgTable('form_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** When old data were erased, and how much (docs/product/api.md#send-11). */
export const retentionRuns = pgTable('retention_runs', {
  id: serial().primaryKey(),
  ran_at: time().notNull(),
  messages: integer().notNull().default(0),
  subscriptions: integer().notNull().default(0),
  idempotency_keys: integer().notNull().default(0),
});

/** Mails to be sent: to the company about a message, to a subscriber about a subscription. A sent mail is deleted. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    message_id: integer()
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    subscription_id: integer()
      .unique()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    next_attempt_at: time().notNull().defaultNow(),
    last_error: text(),
    created_at: time().notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due').on(table.next_attempt_at),
    check('outbox_about_one_thing', sql`num_nonnulls(${table.message_id}, ${table.subscription_id}) = 1`),
  ],
);
