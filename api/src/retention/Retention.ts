import type { Database } from '../data/database';
import { reasonOf } from '../http/log';
import { type Counts, eraseOld } from './eraseOld';

/** How often an instance looks whether a day has passed, in milliseconds. */
const INTERVAL = 3_600_000;

export type RetentionLog = { info(about: object, message: string): void; warn(about: object, message: string): void };

type Options = {
  database: Database;
  log: RetentionLog;
  /** Called after each run of this instance. */
  onErased?: ((counts: Counts) => void) | undefined;
};

/** Erases old data in the background until `close`. */
export class Retention {
  private readonly timer = setInterval(() => this.look(), INTERVAL).unref();
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    this.look();
  }

  /** Resolves when nothing is being erased. */
  async idle(): Promise<void> {
    await this.running;
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    return this.idle();
  }

  private look(): void {
    this.running ??= this.erase().finally(() => {
      this.running = undefined;
    });
  }

  private async erase(): Promise<void> {
    const { database, log, onErased } = this.options;
    try {
      const counts = await eraseOld(database, new Date());
      if (!counts) return;
      onErased?.(counts);
      log.info(counts, 'Old data of visitors erased');
    } catch (error) {
      // The database may be unavailable. The old data stays for the next attempt, in an hour or on the next day.
      log.warn({ reason: reasonOf(error) }, 'Old data of visitors cannot be erased');
    }
  }
}
