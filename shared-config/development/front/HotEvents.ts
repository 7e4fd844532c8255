import type { ServerResponse } from 'node:http';
import { type BuildProblem, problemText } from '../../build/buildProblem';

/** An event of webpack-hot-middleware's client. `name` is the workspace, `hash` is webpack's hash of the build. */
type HotEvent =
  | { action: 'building'; name: string }
  | {
      action: 'built' | 'sync';
      name: string;
      hash: string;
      time: number;
      errors: string[];
      warnings: string[];
      modules: object;
    };

type Built = { name: string; hash: string; ms: number; errors: BuildProblem[] };

/** Interval of the heartbeat, in milliseconds. A page reconnects after five seconds without one. */
const HEARTBEAT = 2000;

/**
 * Sends builds to open pages as server-sent events. All workspaces of a page share one connection, because a browser opens
 * at most six to a server.
 */
export class HotEvents {
  private readonly pages = new Set<ServerResponse>();
  /** The last build of each workspace, for pages that connect later. */
  private readonly built = new Map<string, HotEvent>();
  private readonly timer = setInterval(() => this.send('data: 💓\n\n'), HEARTBEAT).unref();

  connect(page: ServerResponse): void {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    page.flushHeaders();
    this.pages.add(page);
    page.once('close', () => this.pages.delete(page));
    for (const event of this.built.values()) page.write(record({ ...event, action: 'sync' } as HotEvent));
  }

  building(name: string): void {
    this.send(record({ action: 'building', name }));
  }

  builtPage({ name, hash, ms, errors }: Built): void {
    const event: HotEvent = {
      action: 'built',
      name,
      hash,
      time: ms,
      errors: errors.map(problemText),
      warnings: [],
      modules: {},
    };
    this.built.set(name, event);
    this.send(record(event));
  }

  close(): void {
    clearInterval(this.timer);
    for (const page of this.pages) page.end();
  }

  private send(text: string): void {
    for (const page of this.pages) page.write(text);
  }
}

const record = (event: HotEvent) => `data: ${JSON.stringify(event)}\n\n`;
