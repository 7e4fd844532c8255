import { THREAD_CHECK } from '../../shared/deadlines';

/**
 * How much memory a thread's buffers may take, in MB. V8 does not count buffers towards the heap's limit and frees them
 * late: unused ones take up to 190 MB.
 */
const LIMIT_MB = 384;
/**
 * Minimum time between two questions to a thread, in milliseconds: each takes 40 µs of CPU. Half a tick, because ticks may
 * come early.
 */
const PAUSE = THREAD_CHECK / 2;

type Thread = {
  /** The memory in bytes that the thread uses outside of V8's heap. Rejects if the thread does not run. */
  externalMemory(): Promise<number>;
  /** Called when that is more than the limit. */
  exceeded(detail: string): void;
};

/** Finds threads whose buffers take so much memory that the system would end the whole server. */
export class MemoryLimit {
  private nextCheck = 0;

  constructor(private readonly thread: Thread) {}

  /** Call this while the thread has work. */
  check(): void {
    const now = performance.now();
    if (now < this.nextCheck) return;
    this.nextCheck = now + PAUSE;
    this.thread.externalMemory().then(
      (bytes) => this.compare(Math.round(bytes / 1e6)),
      () => {
        // The thread has not started yet, or has ended. Its owner learns that from the worker's events.
      },
    );
  }

  private compare(megabytes: number): void {
    if (megabytes > LIMIT_MB) this.thread.exceeded(`its buffers take ${megabytes} MB, more than ${LIMIT_MB} MB`);
  }
}
