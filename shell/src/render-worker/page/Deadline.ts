import { processTime } from '../protocol';

/** Aborts the calls that finished work did not wait for. It is shared, because each new error would capture a stack. */
const FINISHED = new DOMException('the work has finished without waiting for this', 'AbortError');

/** The deadline of a page or of a list of pages. Every wait of this work ends with it. */
export class Deadline {
  private readonly work = new AbortController();
  private readonly timer: NodeJS.Timeout;

  /** `end` is in milliseconds of `processTime`. Late work gets an error with this message. Throws it if `end` has passed. */
  constructor(
    private readonly end: number,
    private readonly message: string,
  ) {
    this.check();
    this.timer = setTimeout(() => this.work.abort(new Error(message)), end - processTime());
  }

  /** Aborts at the deadline, or when the work has finished. */
  get signal(): AbortSignal {
    return this.work.signal;
  }

  /** Throws if the deadline has passed. On a busy machine its timer may not have fired yet. */
  check(): void {
    if (processTime() >= this.end) throw new Error(this.message);
  }

  /** Resolves after a share of the time, in milliseconds, or as soon as the signal aborts. */
  share(milliseconds: number): Promise<void> {
    const { signal } = this;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  }

  /** Settles like the promise, unless the signal aborts first. Then it rejects with the signal's reason. */
  limit<Result>(promise: Promise<Result>): Promise<Result> {
    const { signal } = this;
    return new Promise((resolve, reject) => {
      promise.then(resolve, reject);
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  /** Ends all waits, and aborts the calls that are still open. */
  finish(): void {
    clearTimeout(this.timer);
    this.work.abort(FINISHED);
  }
}
