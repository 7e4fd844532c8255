import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveRemote } from '../store/LiveRemote';
import { type Snapshot, snapshotOf } from '../store/Snapshot';
import { sessionCookie, type TeamAccess } from './TeamAccess';

const COOKIE = 'pins';
/** How many pinned releases are cached, and how many a browser may pin. */
const MAX_KNOWN = 50;
const MAX_PINS = 20;
/** Names as in the store, so that no other text gets into a cookie or a path. */
const PIN = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.-]*)$/;

export type Pin = { remote: string; version: string };

/** The version set of a browser with pins. */
export type PinnedSet = {
  /** The owner of the identity that the browser signed in with, if it did. */
  who?: string | undefined;
  snapshot: Snapshot;
  pins: (Pin & { /** Why it cannot be used, so that the live release is served. */ problem?: string })[];
};

type Options = {
  access: TeamAccess;
  /** Whether the store has a remote of that name. */
  isRemote: (name: string) => boolean;
  current: () => Snapshot;
  /** A release that this shell can run. Rejects if it cannot run it. */
  usable: (remote: string, version: string) => Promise<LiveRemote>;
};

/** Published versions that a team's browser gets in place of the live ones (docs/product/site.md#keep-15). */
export class Pins {
  private readonly known = new LRUCache<string, LiveRemote>({ max: MAX_KNOWN });

  constructor(private readonly options: Options) {}

  /** The pins of a browser; none without the teams' access. */
  of(request: FastifyRequest): Pin[] {
    const text = request.cookies[COOKIE];
    if (!text || !this.options.access.has(request)) return [];
    const pins = text.split(',').flatMap((entry) => {
      const [, remote = '', version = ''] = PIN.exec(entry) ?? [];
      return remote && this.options.isRemote(remote) ? [{ remote, version }] : [];
    });
    return pins.slice(0, MAX_PINS);
  }

  /** Whether a browser has pinned a version, and thus may load its files. */
  has(request: FastifyRequest, remote: string, version: string): boolean {
    return this.of(request).some((pin) => pin.remote === remote && pin.version === version);
  }

  /** The pins in an address, such as `?mfe-blog=1.0.0-a`; none without the teams' token. */
  askedFor(request: FastifyRequest, search: string): Pin[] {
    return this.options.access.has(request) ? this.named(search) : [];
  }

  /** The versions in an address that this browser would get only with the teams' token. */
  withheld(request: FastifyRequest, search: string): string[] {
    if (!this.options.access.isMissing(request)) return [];
    return this.named(search).map(({ remote, version }) => `${remote} ${version}`);
  }

  private named(search: string): Pin[] {
    if (!search) return [];
    return [...new URLSearchParams(search)]
      .map(([remote, version]) => ({ remote, version }))
      .filter(({ remote, version }) => this.options.isRemote(remote) && PIN.test(`${remote}@${version}`));
  }

  /** Adds pins to a browser's. A later pin of the same remote replaces the earlier one. */
  add(request: FastifyRequest, reply: FastifyReply, added: readonly Pin[]): void {
    request.log.info({ who: this.options.access.whoOf(request), pins: added }, 'versions pinned');
    const pins = new Map([...this.of(request), ...added].map((pin) => [pin.remote, pin]));
    this.write(request, reply, [...pins.values()]);
  }

  /** Removes a browser's pin of a remote, or all of them. */
  remove(request: FastifyRequest, reply: FastifyReply, remote?: string): void {
    const left = remote === undefined ? [] : this.of(request).filter((pin) => pin.remote !== remote);
    this.write(request, reply, left);
  }

  /**
   * The version set of a browser with pins; undefined without pins. A version that cannot be used is listed with its
   * problem.
   */
  async setFor(request: FastifyRequest): Promise<PinnedSet | undefined> {
    const asked = this.of(request);
    if (asked.length === 0) return undefined;
    const found = await Promise.all(asked.map((pin) => this.find(pin)));
    const remotes = new Map(this.options.current().remotes.map((remote) => [remote.name, remote]));
    for (const { release } of found) if (release) remotes.set(release.name, release);
    const who = this.options.access.whoOf(request);
    return { who, snapshot: snapshotOf(remotes.values()), pins: found.map(({ pin }) => pin) };
  }

  private async find(pin: Pin): Promise<{ pin: PinnedSet['pins'][number]; release?: LiveRemote }> {
    const key = `${pin.remote}@${pin.version}`;
    try {
      const release = this.known.get(key) ?? (await this.options.usable(pin.remote, pin.version));
      this.known.set(key, release);
      return { pin, release };
    } catch (error) {
      return { pin: { ...pin, problem: error instanceof Error ? error.message : String(error) } };
    }
  }

  private write(request: FastifyRequest, reply: FastifyReply, pins: readonly Pin[]): void {
    if (pins.length === 0) reply.clearCookie(COOKIE, { path: '/' });
    else {
      const text = pins.map(({ remote, version }) => `${remote}@${version}`).join(',');
      reply.setCookie(COOKIE, text, sessionCookie(request));
    }
  }
}
