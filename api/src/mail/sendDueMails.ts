import type { Database } from '../data/database';
import type { Mail, MailFailure, SendMail } from './mail';
import { claimMail, keepFailure, type OutboxRow, removeMail } from './outbox';

export type MailLog = { info(about: object, message: string): void; warn(about: object, message: string): void };

type Delivery = {
  database: Database;
  /** Writes the mail of a row; undefined if the mail is no longer needed. */
  compose: (row: OutboxRow, now: Date) => Promise<Mail | undefined>;
  send: SendMail;
  now: () => Date;
  /** Whether the instance stops and must not start another mail. */
  isClosing: () => boolean;
  log: MailLog;
};

/**
 * Sends the mails that are due, one after the other. Several API instances may do so at once. Each mail is sent at least
 * once. If an instance dies after sending a mail and before deleting its row, another instance sends the mail again.
 */
export async function sendDueMails({ database, compose, send, now, isClosing, log }: Delivery): Promise<void> {
  while (!isClosing()) {
    const row = await claimMail(database, now());
    if (!row) return;
    const { id, attempts } = row;
    try {
      const mail = await compose(row, now());
      if (mail) await send(mail);
      await removeMail(database, id);
      if (mail) log.info({ mail: id, attempts }, 'Mail sent');
    } catch (error) {
      const failure = error as MailFailure;
      const { code = 'failed', responseCode } = failure;
      // The server's own message may contain an address.
      const reason = [code, responseCode].filter(Boolean).join(' ');
      // Each attempt makes a new link. If the attempts went on for ever, the address would never be old enough to be erased.
      const isGivenUp = row.subscription_id !== null && isAddressRefused(failure);
      await (isGivenUp ? removeMail(database, id) : keepFailure(database, id, reason));
      const outcome = isGivenUp ? 'and is given up: the server refuses its address' : 'and is tried again';
      log.warn({ mail: id, attempts, reason }, `A mail was not sent, ${outcome}`);
      // The server cannot be reached, so each further mail would wait for the same timeout. They stay due.
      if (responseCode === undefined) return;
    }
  }
}

/** Whether the server refuses the recipient for ever (RFC 5321, section 4.2.1), and not this site or this mail. */
const isAddressRefused = ({ command, responseCode = 0 }: MailFailure) => command === 'RCPT TO' && responseCode >= 500;
