import { EventEmitter } from 'node:events';
import { beat } from '../render-worker/heartbeat';
import type { EncodedPage, ThreadReply, ThreadRequest, ThreadSettings } from '../render-worker/protocol';
import type { StartWorker, WorkerHandle } from '../server/rendering/RenderThread';

export const aRenderedPage = (over: Partial<EncodedPage> = {}): EncodedPage => ({
  status: 200,
  head: '<title>Blog</title>',
  styles: '',
  body: new TextEncoder().encode('<body><h1>Blog</h1>'),
  contentHash: 'Blog',
  queries: '',
  chunks: [],
  links: [],
  complete: true,
  ...over,
});

/** A worker without a thread. The test controls its answers, its CPU time and its heartbeat. */
export class FakeWorker extends EventEmitter implements WorkerHandle {
  readonly requests: ThreadRequest[] = [];
  /** The thread's CPU time so far, and its active time (event loop utilization), in milliseconds. */
  cpu = 0;
  active = 0;
  /** Memory of the thread's buffers, in bytes. */
  buffers = 0;
  isTerminated = false;
  /** False while the thread blocks outside of JavaScript. Then its CPU time is not available. */
  tellsCpu = true;

  constructor(readonly settings: ThreadSettings) {
    super();
  }

  postMessage(request: ThreadRequest): void {
    this.requests.push(request);
  }

  cpuUsage(): Promise<{ user: number; system: number }> {
    return this.tellsCpu ? Promise.resolve({ user: this.cpu * 750, system: this.cpu * 250 }) : new Promise(() => {});
  }

  async getHeapStatistics(): Promise<{ external_memory: number }> {
    if (this.isTerminated) throw new Error('the worker is not running');
    return { external_memory: this.buffers };
  }

  performance = {
    eventLoopUtilization: () => ({ active: this.active, idle: 0, utilization: 0 }),
  };

  async terminate(): Promise<number> {
    if (!this.isTerminated) {
      this.isTerminated = true;
      this.emit('exit', 1);
    }
    return 1;
  }

  /** Sends a heartbeat. */
  beat(): void {
    beat(this.settings.heartbeat, this.cpu);
  }

  /** Answers the request with this id, by default the oldest open one. */
  answer(reply: DistributiveOmit<ThreadReply, 'id'>, id = this.requests[0]?.id ?? 0): void {
    const at = this.requests.findIndex((request) => request.id === id);
    if (at >= 0) this.requests.splice(at, 1);
    this.emit('message', { ...reply, id } as ThreadReply);
  }

  answerPage(over: Partial<EncodedPage> = {}): void {
    this.answer({ kind: 'page', page: aRenderedPage(over) });
  }
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never;

/** Starts fake workers and lists them, oldest first. */
export function aWorkshop() {
  const workers: FakeWorker[] = [];
  const startWorker: StartWorker = (settings) => {
    const worker = new FakeWorker(settings);
    workers.push(worker);
    return worker;
  };
  /** The running worker of a release, or of the shell. */
  const workerOf = (version: string | null): FakeWorker => {
    const found = workers.findLast(
      ({ settings, isTerminated }) => !isTerminated && (settings.remote?.version ?? null) === version,
    );
    if (!found) throw new Error(`no worker runs ${version ?? 'the shell'}`);
    return found;
  };
  const running = () => workers.filter(({ isTerminated }) => !isTerminated).length;
  return { workers, startWorker, workerOf, running };
}
