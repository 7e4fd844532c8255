import { STUCK_CPU, STUCK_SILENCE, THREAD_CHECK, THREAD_START } from '../../shared/deadlines';

/** Silence after which the CPU time is asked for, in milliseconds. Less silence cannot have used up STUCK_CPU. */
const ASK_AFTER = STUCK_CPU - 2 * THREAD_CHECK;

type Thread = {
  /** The number of heartbeats so far, and the thread's CPU time at the last one. */
  heartbeat(): { beats: number; cpu: number };
  /** The thread's CPU time now. Does not settle while the thread blocks outside of JavaScript. */
  cpuTime(): Promise<number>;
  /** Called once, when the thread is found to be stuck. */
  stuck(detail: string): void;
};

/**
 * Finds threads that are stuck. On a busy machine a healthy thread may wait long for a processor. So the detector measures
 * the CPU time that the thread has used since its last heartbeat.
 */
export class StuckDetector {
  private beats = 0;
  private silence = 0;
  private isAsking = false;
  private isOver = false;

  constructor(private readonly thread: Thread) {}

  /** Call this when an idle thread gets work, because it had no heartbeat while it was idle. */
  reset(): void {
    this.silence = 0;
    this.beats = this.thread.heartbeat().beats;
  }

  /** Counts silence in ticks, not by the clock, because time in which the server itself was blocked must not count. */
  tick(): void {
    const { beats, cpu } = this.thread.heartbeat();
    if (beats !== this.beats) {
      this.beats = beats;
      this.silence = 0;
      return;
    }
    this.silence += THREAD_CHECK;
    if (beats === 0) {
      if (this.silence >= THREAD_START) this.report(`its thread did not start in ${this.silence} ms`);
    } else if (this.silence >= STUCK_SILENCE) {
      this.report(`its code blocked the thread for ${this.silence} ms`);
    } else if (this.silence >= ASK_AFTER && !this.isAsking) {
      void this.askForCpu(beats, cpu);
    }
  }

  private async askForCpu(beats: number, cpuAtBeat: number): Promise<void> {
    this.isAsking = true;
    try {
      const used = Math.round((await this.thread.cpuTime()) - cpuAtBeat);
      const isSilent = this.thread.heartbeat().beats === beats;
      if (isSilent && used >= STUCK_CPU) this.report(`its code ran for ${used} ms of CPU without a pause`);
    } catch {
      // The thread has ended. Its owner learns that from the worker's events.
    } finally {
      this.isAsking = false;
    }
  }

  private report(detail: string): void {
    if (this.isOver) return;
    this.isOver = true;
    this.thread.stuck(detail);
  }
}
