import type { EventLoopUtilization } from 'node:perf_hooks';
import type { SitePage } from 'shared-contracts';
import { createHeartbeat, readHeartbeat } from '../../render-worker/heartbeat';
import type {
  EncodedPage,
  PageRequest,
  ThreadAnswer,
  ThreadQuestion,
  ThreadReply,
  ThreadSettings,
  WarmUp,
} from '../../render-worker/protocol';
import { RenderFailure, type RenderFailureKind } from './RenderFailure';
import { StuckDetector, TICK } from './StuckDetector';
import { wasStarved } from './starvation';

/** The used part of a `Worker` (node:worker_threads). */
export type WorkerHandle = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (reply: ThreadReply) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  /** In microseconds. */
  cpuUsage(): Promise<{ user: number; system: number }>;
  performance: { eventLoopUtilization(): EventLoopUtilization };
  terminate(): Promise<unknown>;
};

export type StartWorker = (settings: ThreadSettings) => WorkerHandle;

type Task = {
  resolve(answer: ThreadAnswer): void;
  reject(failure: RenderFailure): void;
  deadline: NodeJS.Timeout;
};

/**
 * One worker thread, which renders the pages of one release. If the release loops for ever, leaks or exits, only the
 * requests to this thread fail, and no other remote is affected (docs/decisions/0003-thread-per-remote.md).
 */
export class RenderThread {
  readonly release: string;
  private readonly worker: WorkerHandle;
  private readonly heartbeat = createHeartbeat();
  private readonly tasks = new Map<number, Task>();
  private readonly detector: StuckDetector;
  private watch: NodeJS.Timeout | undefined;
  private nextId = 1;
  private hasEnded = false;
  private isRetiring = false;

  constructor(settings: Omit<ThreadSettings, 'heartbeat'>, startWorker: StartWorker) {
    this.release = settings.remote ? `${settings.remote.name} ${settings.remote.version}` : 'shell';
    this.worker = startWorker({ ...settings, heartbeat: this.heartbeat });
    this.worker.on('message', (reply) => this.settle(reply));
    this.worker.on('error', (error) => this.end('crashed', error.message, error));
    this.worker.on('exit', (code) => this.end('crashed', `its thread ended with code ${code}`));
    this.detector = new StuckDetector({
      heartbeat: () => readHeartbeat(this.heartbeat),
      cpuTime: () => this.worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
      stuck: (detail) => {
        this.end('stuck', detail);
        void this.worker.terminate();
      },
    });
  }

  /** False once the thread has ended or is about to end; a new one must be started. */
  get isUsable(): boolean {
    return !this.hasEnded && !this.isRetiring;
  }

  /** Renders a page. `timeout` is in milliseconds, here and below. Rejects with a RenderFailure. */
  async render(page: PageRequest, timeout: number): Promise<EncodedPage> {
    const answer = await this.ask({ kind: 'page', page, deadline: Date.now() + timeout }, timeout);
    if (answer.kind !== 'page') throw new RenderFailure('threw', this.release, `it answered ${answer.kind}`);
    return answer.page;
  }

  /** Lists the release's pages for the sitemap. Rejects with a RenderFailure. */
  async listPages(timeout: number): Promise<SitePage[]> {
    const answer = await this.ask({ kind: 'list', timeout }, timeout);
    if (answer.kind !== 'list') throw new RenderFailure('threw', this.release, `it answered ${answer.kind}`);
    return answer.pages;
  }

  /** Renders one page of each route, so that no visitor waits for code to be compiled. Rejects with a RenderFailure. */
  async warmUp(registry: PageRequest['registry'], timeout: number): Promise<WarmUp> {
    const answer = await this.ask({ kind: 'warm-up', registry }, timeout);
    if (answer.kind !== 'warm-up') throw new RenderFailure('threw', this.release, `it answered ${answer.kind}`);
    return answer.warmUp;
  }

  /** Ends the thread once its open requests are answered or timed out, so that a swap costs no visitor a page. */
  retire(): void {
    this.isRetiring = true;
    this.endIfDone();
  }

  /** Ends the thread now. Open requests fail. */
  async stop(): Promise<void> {
    this.end('crashed', 'the thread was stopped');
    await this.worker.terminate();
  }

  private ask(question: ThreadQuestion, timeout: number): Promise<ThreadAnswer> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) {
        reject(new RenderFailure('crashed', this.release, 'its thread has ended'));
        return;
      }
      const id = this.nextId++;
      const since = this.times();
      const deadline = setTimeout(() => {
        this.tasks.delete(id);
        const kind = wasStarved(this.timesSince(since)) ? 'starved' : 'late';
        reject(new RenderFailure(kind, this.release, `${describe(question)} took longer than ${timeout} ms`));
        this.afterTask();
      }, timeout);
      if (this.tasks.size === 0) this.startWatch();
      this.tasks.set(id, { resolve, reject, deadline });
      this.worker.postMessage({ id, ...question });
    });
  }

  private times() {
    return {
      elapsed: performance.now(),
      active: this.worker.performance.eventLoopUtilization().active,
      cpu: readHeartbeat(this.heartbeat).cpu,
    };
  }

  private timesSince(since: ReturnType<RenderThread['times']>) {
    const now = this.times();
    return { elapsed: now.elapsed - since.elapsed, active: now.active - since.active, cpu: now.cpu - since.cpu };
  }

  private settle(reply: ThreadReply): void {
    const task = this.tasks.get(reply.id);
    if (!task) return;
    this.tasks.delete(reply.id);
    clearTimeout(task.deadline);
    if (reply.kind !== 'error') {
      task.resolve(reply);
    } else {
      const cause = Object.assign(new Error(reply.error.message), { stack: reply.error.stack });
      task.reject(new RenderFailure('threw', this.release, reply.error.message, cause));
    }
    this.afterTask();
  }

  private afterTask(): void {
    if (this.tasks.size > 0) return;
    this.stopWatch();
    this.endIfDone();
  }

  private endIfDone(): void {
    if (this.isRetiring && this.tasks.size === 0) void this.stop();
  }

  /** Watches the thread only while it has work, because an idle thread has no heartbeat. */
  private startWatch(): void {
    this.detector.reset();
    this.watch = setInterval(() => this.detector.tick(), TICK);
    this.watch.unref();
  }

  private stopWatch(): void {
    clearInterval(this.watch);
  }

  private end(kind: RenderFailureKind, detail: string, cause?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.stopWatch();
    for (const task of this.tasks.values()) {
      clearTimeout(task.deadline);
      task.reject(new RenderFailure(kind, this.release, detail, cause));
    }
    this.tasks.clear();
  }
}

const describe = (question: ThreadQuestion): string =>
  question.kind === 'page' ? `the page ${question.page.address.pathname}` : `the ${question.kind}`;
