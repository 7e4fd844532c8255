import { type Answer, aSite, type Received } from './aSite';
import { aVisitor, type Visitor } from './aVisitor';
import { type RunningNginx, startNginx } from './startNginx';

/** Answers a request to the site of this name, 'first' or 'second'. */
export type SitesAnswer = (site: string, ...rest: Parameters<Answer>) => unknown;

export type ProxiedSites = {
  nginx: RunningNginx;
  /** A visitor at an address of this machine. Each has its own limits. */
  visitor(address?: string): Visitor;
  /** Sets the sites' answers and forgets the requests so far. By default a site answers with its name. */
  answer(how: SitesAnswer): void;
  /** The requests that reached either site. */
  reached(): Received[];
  stop(): Promise<void>;
};

/** Starts nginx and two stand-ins for sites behind it. The caller must call `stop`. */
export async function startSites(options: { isHashed?: boolean } = {}): Promise<ProxiedSites> {
  let answer: SitesAnswer = () => {};
  const names = ['first', 'second'];
  const sites = await Promise.all(names.map((name) => aSite(name, (...rest) => answer(name, ...rest))));
  const nginx = await startNginx({ ...options, sites: sites.map(({ address }) => address) });
  return {
    nginx,
    visitor: (address) => aVisitor(nginx, address),
    answer(how) {
      answer = how;
      for (const { received } of sites) received.length = 0;
    },
    reached: () => sites.flatMap(({ received }) => received),
    async stop() {
      await nginx.stop();
      for (const site of sites) await site.stop();
    },
  };
}
