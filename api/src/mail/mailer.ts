import type { Database } from '../data/database';
import { reasonOf } from '../http/log';
import { forgetUnconfirmed } from '../visitors/confirmation';
import { composeMail } from './composeMail';
import type { OutboxRow } from './outbox';
import { type MailLog, sendDueMails } from './sendDueMails';
import { type MailSettings, smtpSender } from './smtp';

/** How often an instance looks for retries and for other instances' mails, in milliseconds. */
const INTERVAL = 30_000;

type Options = { database: Database; settings: MailSettings };

/** Sends the outbox's mails in the background, from `start` to `close`. */
export class Mailer {
  private log: MailLog | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private isDue = false;
  private readonly sendMail;

  constructor(private readonly options: Options) {
    this.sendMail = smtpSender(options.settings);
  }

  start(log: MailLog): void {
    this.log = log;
    this.timer = setInterval(() => this.wake(), INTERVAL).unref();
    this.wake();
  }

  /** Sends the due mails soon. It returns at once, because a slow mail server must not delay a visitor. */
  wake(): void {
    this.isDue = true;
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
      if (this.isDue && this.log) this.wake();
    });
  }

  /** Resolves when no mail is being sent any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.log = undefined;
    await this.sending;
  }

  private async send(): Promise<void> {
    const { log, sendMail } = this;
    if (!log) return;
    const { database, settings } = this.options;
    this.isDue = false;
    const compose = (row: OutboxRow, now: Date) => composeMail(database, row, { ...settings, now });
    try {
      await forgetUnconfirmed(database, new Date());
      const isClosing = () => this.log === undefined;
      await sendDueMails({ database, compose, send: sendMail, now: () => new Date(), isClosing, log });
    } catch (error) {
      // The database may be unavailable. The mails stay due, and the next interval tries again.
      log.warn({ reason: reasonOf(error) }, 'The outbox cannot be read');
    }
  }
}
