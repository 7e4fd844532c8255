import type { Database } from '../data/database';
import type { Mail, MailFailure, SendMail } from './mail';
import { claimMail, keepFailure, type OutboxRow, removeMail } from './outbox';

export type MailLog = { info(about: object, message: string): void; warn(about: object, message: string): void };

type Delivery = {
  database: Database;
  /** The mail of a row; undefined where there is nothing to tell any more. */
  compose: (row: OutboxRow, now: Date) => Promise<Mail | undefined>;
  send: SendMail;
  now: () => Date;
  log: MailLog;
};

/**
 * Sends the mails that are due, one after the other. Several API instances may do so at once. A mail is sent at least
 * once: an instance that dies between sending and removing lets another send it again.
 */
export async function sendDueMails({ database, compose, send, now, log }: Delivery): Promise<void> {
  for (;;) {
    const row = await claimMail(database, now());
    if (!row) return;
    const { id, attempts } = row;
    try {
      const mail = await compose(row, now());
      if (mail) await send(mail);
      await removeMail(database, id);
      if (mail) log.info({ mail: id, attempts }, 'Mail sent');
    } catch (error) {
      const { code = 'failed', responseCode } = error as MailFailure;
      // The server's own words may hold an address.
      const reason = [code, responseCode].filter(Boolean).join(' ');
      await keepFailure(database, id, reason);
      log.warn({ mail: id, attempts, reason }, 'A mail was not sent; it is tried again');
      // Who cannot be reached for one mail cannot be for the next: they stay due, without a long wait for each.
      if (responseCode === undefined) return;
    }
  }
}
