/** How often `tick` is to be called while a thread has work, in milliseconds. */
export const TICK = 100;
/** CPU time of its own that a thread may use without a heartbeat, in milliseconds. */
const CPU_LIMIT = 1000;
/** A thread that is silent for this long is stuck even where it uses no CPU: it waits where it must not, in milliseconds. */
const SILENCE_LIMIT = 5000;
/** A thread that has not even begun is not the release's fault until then, in milliseconds. */
const START_LIMIT = 30_000;
/** Below this silence no thread can have used up its CPU time, so it is not asked, in milliseconds. */
const ASK_AFTER = CPU_LIMIT - 2 * TICK;

type Thread = {
  /** Heartbeats so far, and the thread's CPU time at the last of them, in milliseconds. */
  heartbeat(): { beats: number; cpu: number };
  /** The thread's CPU time now, in milliseconds. May never settle, while the thread blocks outside of JavaScript. */
  cpuTime(): Promise<number>;
  /** Called once, when the thread is found to be stuck. */
  stuck(detail: string): void;
};

/**
 * Tells a stuck thread from one that gets no time: on a busy machine the clock runs on while a healthy thread waits for a
 * processor, so what counts is the CPU time that the thread itself used since its last heartbeat.
 */
export class StuckDetector {
  private beats = 0;
  private silence = 0;
  private isAsking = false;
  private isOver = false;

  constructor(private readonly thread: Thread) {}

  /** To be called when the thread gets work after it had none: an idle thread has no heartbeat. */
  reset(): void {
    this.silence = 0;
    this.beats = this.thread.heartbeat().beats;
  }

  /** Counts calls instead of reading a clock: a server that was itself held up must not take that for a thread's silence. */
  tick(): void {
    const { beats, cpu } = this.thread.heartbeat();
    if (beats !== this.beats) {
      this.beats = beats;
      this.silence = 0;
      return;
    }
    this.silence += TICK;
    if (beats === 0) {
      if (this.silence >= START_LIMIT) this.report(`its thread did not start in ${this.silence} ms`);
    } else if (this.silence >= SILENCE_LIMIT) {
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
      if (isSilent && used >= CPU_LIMIT) this.report(`its code ran for ${used} ms of CPU without a pause`);
    } catch {
      // The thread ended meanwhile, which its owner is told of by other means.
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
