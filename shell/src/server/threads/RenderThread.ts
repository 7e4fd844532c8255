import { Worker } from 'node:worker_threads';
import type { SitePage } from 'shared-contracts';
import type { PageRequest, RenderedPage, ThreadReply, ThreadSettings } from '../../render-worker/protocol';
import { RenderFailure, type RenderFailureKind } from './RenderFailure';
import { isStalled } from './stall';

/** How often a thread's heart is listened to, in milliseconds. */
const WATCH_INTERVAL = 100;
/** Data take at most 2 s by the readings; a loader that ignores that is given up here (milliseconds). */
const PAGE_DEADLINE = 2300;
/** A release that needs more is broken, and must not take the server down with it. */
const MEMORY_LIMIT_MB = 256;
/** A page leaves some megabytes of garbage: with room for several, most of it is gone before anybody has to look at it. */
const YOUNG_MEMORY_MB = 64;

type Answer = Exclude<ThreadReply, { kind: 'error' }>;
type Task = { resolve(answer: Answer): void; reject(failure: RenderFailure): void; timer: NodeJS.Timeout };
type Options = Omit<ThreadSettings, 'heartbeat'> & { workerFile: string };

/**
 * One worker thread that renders one release's pages. Whatever the release does (loop for ever, leak, exit) ends at this
 * thread: its requests fail, and no other remote's do (docs/decisions/0003-thread-per-remote.md).
 */
export class RenderThread {
  readonly release: string;
  private readonly worker: Worker;
  private readonly heartbeat = new Int32Array(new SharedArrayBuffer(4));
  private readonly tasks = new Map<number, Task>();
  private readonly watch: NodeJS.Timeout;
  private nextId = 1;
  private silentTicks = 0;
  private cpuAtLastBeat = process.cpuUsage();
  private lastBeat = -1;
  private ended = false;
  private retiring = false;

  constructor({ workerFile, ...settings }: Options) {
    this.release = settings.remote ? `${settings.remote.name} ${settings.remote.version}` : 'shell';
    this.worker = new Worker(workerFile, {
      workerData: { ...settings, heartbeat: this.heartbeat.buffer } satisfies ThreadSettings,
      // A remote's code has no business with the server's secrets.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    });
    this.worker.on('message', (reply: ThreadReply) => this.settle(reply));
    this.worker.on('error', (error) => this.end('crashed', error.message, error));
    this.worker.on('exit', (code) => this.end('crashed', `its thread ended with code ${code}`));
    this.watch = setInterval(() => this.checkHeartbeat(), WATCH_INTERVAL);
    this.watch.unref();
  }

  /** False once the thread is over; a new one must be started. */
  get usable(): boolean {
    return !this.ended;
  }

  get idle(): boolean {
    return this.tasks.size === 0;
  }

  /** Rejects with a RenderFailure. */
  async render(page: PageRequest): Promise<RenderedPage> {
    const answer = await this.ask({ kind: 'page', page }, page.url);
    if (answer.kind !== 'page') throw new RenderFailure('threw', this.release, `it answered ${answer.kind}`);
    return answer.page;
  }

  /** The release's pages for the sitemap. Rejects with a RenderFailure. */
  async listPages(): Promise<SitePage[]> {
    const answer = await this.ask({ kind: 'list' }, 'its list of pages');
    if (answer.kind !== 'list') throw new RenderFailure('threw', this.release, `it answered ${answer.kind}`);
    return answer.pages;
  }

  private ask(question: { kind: 'page'; page: PageRequest } | { kind: 'list' }, what: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const timer = setTimeout(() => {
        this.tasks.delete(id);
        reject(new RenderFailure('late', this.release, `${what} had no answer in ${PAGE_DEADLINE} ms`));
      }, PAGE_DEADLINE);
      this.tasks.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, ...question });
    });
  }

  /** Ends the thread once what is under way is answered: a swap of releases costs no visitor a page. */
  retire(): void {
    this.retiring = true;
    if (this.idle) void this.stop();
  }

  /** Ends the thread now; what is still under way fails. */
  async stop(): Promise<void> {
    this.end('crashed', 'the thread was stopped');
    await this.worker.terminate();
  }

  private settle(reply: ThreadReply): void {
    const task = this.tasks.get(reply.id);
    if (!task) return;
    this.tasks.delete(reply.id);
    clearTimeout(task.timer);
    if (this.retiring && this.idle) void this.stop();
    if (reply.kind !== 'error') {
      task.resolve(reply);
    } else {
      const cause = Object.assign(new Error(reply.error.message), { stack: reply.error.stack });
      task.reject(new RenderFailure('threw', this.release, reply.error.message, cause));
    }
  }

  /** Counts turns of this thread's own timer, so that a busy server does not take its own pauses for a remote's. */
  private checkHeartbeat(): void {
    const beat = Atomics.load(this.heartbeat, 0);
    // Before the first beat the thread is still starting, which costs the same for every release.
    const turning = beat !== this.lastBeat || beat === 0 || this.idle;
    this.lastBeat = beat;
    if (turning) {
      this.silentTicks = 0;
      this.cpuAtLastBeat = process.cpuUsage();
      return;
    }
    this.silentTicks += 1;
    const silence = this.silentTicks * WATCH_INTERVAL;
    const { user, system } = process.cpuUsage(this.cpuAtLastBeat);
    if (!isStalled(silence, (user + system) / 1000)) return;
    this.end('stalled', `its code blocked the thread for ${silence} ms`);
    void this.worker.terminate();
  }

  private end(kind: RenderFailureKind, detail: string, cause?: unknown): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.watch);
    for (const task of this.tasks.values()) {
      clearTimeout(task.timer);
      task.reject(new RenderFailure(kind, this.release, detail, cause));
    }
    this.tasks.clear();
  }
}
