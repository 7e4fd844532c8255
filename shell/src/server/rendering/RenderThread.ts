import type { EventLoopUtilization } from 'node:perf_hooks';
import { inspect } from 'node:util';
import type { HeapInfo } from 'node:v8';
import type { SitePage } from '@tramuntana/contracts';
import { createHeartbeat, readHeartbeat } from '../../render-worker/heartbeat';
import {
  type EncodedPage,
  type PageRequest,
  processTime,
  type ThreadAnswer,
  type ThreadQuestion,
  type ThreadReply,
  type ThreadSettings,
  type WarmUp,
} from '../../render-worker/protocol';
import { THREAD_CHECK } from '../../shared/deadlines';
import { MemoryLimit } from './MemoryLimit';
import { RenderFailure, type RenderFailureKind } from './RenderFailure';
import { StuckDetector } from './StuckDetector';
import { wasStarved } from './starvation';

/** The used part of a `Worker` (node:worker_threads). */
export type WorkerHandle = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (reply: ThreadReply) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  /** In microseconds. */
  cpuUsage(): Promise<{ user: number; system: number }>;
  /** Settles even while the thread's JavaScript runs without a pause. */
  getHeapStatistics(): Promise<Pick<HeapInfo, 'external_memory'>>;
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
 * One worker thread, which renders the pages of one release. If the release loops for ever, leaks or exits, only this
 * thread's requests fail (docs/decisions/0003-thread-per-remote.md). A single allocation larger than the heap's limit still
 * ends the whole process (startWorker.ts).
 */
export class RenderThread {
  readonly release: string;
  private readonly worker: WorkerHandle;
  private readonly heartbeat = createHeartbeat();
  private readonly tasks = new Map<number, Task>();
  /** Requests that timed out and that the thread has not answered yet. */
  private readonly abandoned = new Set<number>();
  private readonly detector: StuckDetector;
  private readonly memory: MemoryLimit;
  private watch: NodeJS.Timeout | undefined;
  private nextId = 1;
  private hasEnded = false;
  private isRetiring = false;

  /**
   * `lost` is called if the thread ends without `retire` or `stop`. Its second argument says whether open requests fail with
   * it.
   */
  constructor(
    settings: Omit<ThreadSettings, 'heartbeat'>,
    startWorker: StartWorker,
    private readonly lost: (failure: RenderFailure, failsRequests: boolean) => void = () => undefined,
  ) {
    this.release = settings.remote ? `${settings.remote.name} ${settings.remote.version}` : 'shell';
    this.worker = startWorker({ ...settings, heartbeat: this.heartbeat });
    this.worker.on('message', (reply) => this.settle(reply));
    this.worker.on('error', (error) => this.end('crashed', messageOf(error), error));
    this.worker.on('exit', (code) => this.end('crashed', `its thread ended with code ${code}`));
    this.detector = new StuckDetector({
      heartbeat: () => readHeartbeat(this.heartbeat),
      cpuTime: () => this.worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
      stuck: (detail) => void this.terminate('stuck', detail),
    });
    this.memory = new MemoryLimit({
      externalMemory: async () => (await this.worker.getHeapStatistics()).external_memory,
      exceeded: (detail) => void this.terminate('crashed', detail),
    });
  }

  /** False once the thread has ended or is about to end; a new one must be started. */
  get isUsable(): boolean {
    return !this.hasEnded && !this.isRetiring;
  }

  /** Renders a page. `timeout` is in milliseconds, here and below. Rejects with a RenderFailure. */
  async render(page: PageRequest, timeout: number): Promise<EncodedPage> {
    const answer = await this.ask({ kind: 'page', page, deadline: processTime() + timeout }, timeout);
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
  stop(): Promise<void> {
    this.isRetiring = true;
    return this.terminate('crashed', 'the thread was stopped');
  }

  private async terminate(kind: RenderFailureKind, detail: string): Promise<void> {
    this.end(kind, detail);
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
        this.abandoned.add(id);
        const kind = wasStarved(this.timesSince(since)) ? 'starved' : 'late';
        reject(new RenderFailure(kind, this.release, `${describe(question)} took longer than ${timeout} ms`));
        this.afterTask();
      }, timeout);
      if (!this.isWorking) this.startWatch();
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
    this.tasks.delete(reply.id);
    this.abandoned.delete(reply.id);
    if (task) this.settleTask(task, reply);
    this.afterTask();
  }

  private settleTask(task: Task, reply: ThreadReply): void {
    clearTimeout(task.deadline);
    if (reply.kind !== 'error') {
      task.resolve(reply);
    } else {
      const cause = Object.assign(new Error(reply.error.message), { stack: reply.error.stack });
      task.reject(new RenderFailure('threw', this.release, reply.error.message, cause));
    }
  }

  private afterTask(): void {
    if (!this.isWorking) this.stopWatch();
    this.endIfDone();
  }

  /**
   * Whether the thread has work. A timed-out request counts until the thread answers it, because the thread may be looping.
   */
  private get isWorking(): boolean {
    return this.tasks.size > 0 || this.abandoned.size > 0;
  }

  private endIfDone(): void {
    if (this.isRetiring && this.tasks.size === 0) void this.stop();
  }

  /** Watches the thread only while it has work, because an idle thread has no heartbeat. */
  private startWatch(): void {
    this.detector.reset();
    this.memory.check();
    this.watch = setInterval(() => {
      this.detector.tick();
      this.memory.check();
    }, THREAD_CHECK);
    this.watch.unref();
  }

  private stopWatch(): void {
    clearInterval(this.watch);
  }

  private end(kind: RenderFailureKind, detail: string, cause?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.stopWatch();
    // One failure for all requests, so that the owner can tell one crash from several.
    const failure = new RenderFailure(kind, this.release, detail, cause);
    if (!this.isRetiring) this.lost(failure, this.tasks.size > 0);
    for (const task of this.tasks.values()) {
      clearTimeout(task.deadline);
      task.reject(failure);
    }
    this.tasks.clear();
  }
}

/** JavaScript can throw any value, and an error's message need not be a string. */
const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && typeof thrown.message === 'string' ? thrown.message : inspect(thrown);

const describe = (question: ThreadQuestion): string =>
  question.kind === 'page' ? `the page ${question.page.address.pathname}` : `the ${question.kind}`;
