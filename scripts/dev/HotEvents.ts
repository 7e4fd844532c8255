import type { ServerResponse } from 'node:http';
import { type BuildProblem, problemText } from 'shared-config/build/buildProblem';

/** What webpack-hot-middleware's client understands. `name` is the workspace, `hash` webpack's of the build. */
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

/** How often open pages get a sign of life, in milliseconds. They connect again after five seconds without. */
const HEARTBEAT = 2000;

/**
 * Tells open pages of builds, as server-sent events. One connection serves all workspaces of a page, because a browser has
 * no more than six to a server.
 */
export class HotEvents {
  private readonly pages = new Set<ServerResponse>();
  /** The last build of each workspace, for pages that come later. */
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
