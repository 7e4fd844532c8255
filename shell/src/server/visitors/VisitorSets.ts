import { randomInt } from 'node:crypto';
import { remoteForPath } from '@tramuntana/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Canary } from '../store/Canary';
import type { Snapshot } from '../store/Snapshot';
import type { Arm } from './canaryEvidence';
import type { PinnedSet, Pins } from './Pins';

/** How many buckets visitors are drawn into. A canary of 10 percent gets the first tenth of them. */
const BUCKETS = 10_000;
/** How long a browser keeps its release, in seconds. In a canary that takes longer it may be drawn again. */
const COOKIE_AGE = 7 * 24 * 3600;
const PREFIX = 'canary-';
/** The cookies that a site can have set: the prefix and the name of a remote. */
const COOKIE_NAME = /^canary-[a-z0-9-]+$/;

/** The registry as visitors' sets need it. */
export type CanaryRegistry = {
  current(): Snapshot;
  canaryOf(remote: string): Canary | undefined;
  canaries(): Canary[];
  withCanaries(canaries: readonly Canary[]): Snapshot;
};

/**
 * To whom a cache may give an answer: everyone, requests with the same cookies, only the same browser, or nobody. Caches
 * must ask the server before each use anyway, but some can be configured not to.
 */
export type Audience = 'everyone' | 'same-cookies' | 'this-browser' | 'nobody';

/** A request for a page: its version set, the audience of the answer, and which release of a canary's remote it gets. */
export type Visit = {
  snapshot: Snapshot;
  audience: Audience;
  watched?: { canary: Canary; arm: Arm };
  /** The releases that the browser has pinned. The page is then for this browser alone, and no cache keeps it. */
  pinned?: PinnedSet;
};

type Options = { registry: CanaryRegistry; pins: Pick<Pins, 'setFor'>; random?: (below: number) => number };

/**
 * The version sets of visitors. Each browser keeps its release of a remote with a canary: a cookie holds its drawn number.
 * Only pages of that remote and the registry use the cookie (docs/product/site.md#keep-14). All other pages are the same for
 * every visitor.
 */
export class VisitorSets {
  constructor(private readonly options: Options) {}

  /** The set for a page of the site. */
  async ofPage(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<Visit> {
    const { registry, pins } = this.options;
    const pinned = await pins.setFor(request);
    if (pinned) return { snapshot: pinned.snapshot, audience: 'nobody', pinned };
    const snapshot = registry.current();
    const remote = remoteForPath(snapshot.remotes, pathname);
    if (!remote) return { snapshot, audience: 'everyone' };
    const canary = registry.canaryOf(remote.name);
    if (!canary) {
      if (request.cookies[PREFIX + remote.name] === undefined) return { snapshot, audience: 'everyone' };
      reply.clearCookie(PREFIX + remote.name, { path: '/' });
      return { snapshot, audience: 'this-browser' };
    }
    const { arm, isDrawn } = this.draw(request, reply, canary);
    if (arm === 'live')
      return { snapshot, audience: isDrawn ? 'this-browser' : 'same-cookies', watched: { canary, arm } };
    return { snapshot: registry.withCanaries([canary]), audience: 'this-browser', watched: { canary, arm } };
  }

  /**
   * The whole set of a browser, and all sets that its pages may name: a page names only the canary of its own remote. No
   * cache may keep the answer. HEAD draws nothing: every open page uses it to ask whether it is outdated, and its visitor
   * may never open the canary's remote.
   */
  async ofBrowser(request: FastifyRequest, reply: FastifyReply): Promise<{ snapshot: Snapshot; named: Snapshot[] }> {
    const { registry, pins } = this.options;
    const pinned = await pins.setFor(request);
    if (pinned) return { snapshot: pinned.snapshot, named: [pinned.snapshot] };
    for (const name of Object.keys(request.cookies)) {
      const isOver = COOKIE_NAME.test(name) && !registry.canaryOf(name.slice(PREFIX.length));
      if (isOver) reply.clearCookie(name, { path: '/' });
    }
    const armIn = (canary: Canary) =>
      request.method === 'HEAD' ? this.armOf(request, canary) : this.draw(request, reply, canary).arm;
    const own = registry.canaries().filter((canary) => armIn(canary) === 'canary');
    const named = [registry.current(), ...own.map((canary) => registry.withCanaries([canary]))];
    return { snapshot: registry.withCanaries(own), named };
  }

  /** Which release of a canary's remote the browser has; undefined before it has drawn. */
  armOf(request: FastifyRequest, canary: Canary): Arm | undefined {
    const bucket = bucketOf(request, canary);
    return bucket === undefined ? undefined : armOf(bucket, canary);
  }

  private draw(request: FastifyRequest, reply: FastifyReply, canary: Canary): { arm: Arm; isDrawn: boolean } {
    const known = bucketOf(request, canary);
    if (known !== undefined) return { arm: armOf(known, canary), isDrawn: false };
    const { random = randomInt } = this.options;
    const bucket = random(BUCKETS);
    const { name, version } = canary.remote;
    const value = `${bucket}.${version}`;
    // A second look at the same request must find the drawn number.
    request.cookies[PREFIX + name] = value;
    reply.setCookie(PREFIX + name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: COOKIE_AGE,
    });
    return { arm: armOf(bucket, canary), isDrawn: true };
  }
}

const armOf = (bucket: number, { percent }: Canary): Arm => (bucket < (percent / 100) * BUCKETS ? 'canary' : 'live');

/** The number that was drawn for this canary. A browser in the canary's share stays in it when the share grows. */
function bucketOf(request: FastifyRequest, { remote }: Canary): number | undefined {
  const [, bucket, version] = /^(\d{1,4})\.(.+)$/.exec(request.cookies[PREFIX + remote.name] ?? '') ?? [];
  return version === remote.version ? Number(bucket) : undefined;
}
