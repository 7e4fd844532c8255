import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { idle } from '../idle';
import { scriptsBehind } from '../remotes/scriptsBehind';
import { bringFile } from './bringFile';
import { mayBringAhead } from './connection';
import { linkTarget } from './linkTarget';
import { visibleLinks } from './visibleLinks';

/** Once a document has brought so much, no further page's scripts are asked for; in bytes on the line. */
const BUDGET = 150_000;

type Options = {
  remotes: Pick<PageRemotes, 'forPath' | 'isLoaded'>;
  /** Whether a navigation is under way, which must have the line to itself. */
  isNavigating: () => boolean;
};

/**
 * While a page is at rest, brings the scripts behind the links in view, one page at a time. Nothing of them runs before
 * the visitor points at a link: a release that is broken in browsers must not harm the pages of others.
 */
export function warmAtRest({ remotes, isNavigating }: Options): { look(): void } {
  const waiting = new Set<string>();
  const brought = new Set<string>();
  const begun = new Set<string>();
  let bytes = 0;
  let isRunning = false;

  /** Every remote gets its turn before any gets a second one: its first page brings what all its others need. */
  const next = (): string | undefined => {
    const isNew = (pathname: string) => !begun.has(remotes.forPath(pathname)?.name ?? '');
    const pathname = [...waiting].find(isNew) ?? [...waiting][0];
    if (pathname !== undefined) {
      waiting.delete(pathname);
      begun.add(remotes.forPath(pathname)?.name ?? '');
    }
    return pathname;
  };

  async function bring(address: string): Promise<void> {
    if (brought.has(address)) return;
    brought.add(address);
    // A file that does not come is asked for again by whoever needs it, and told there.
    const brings = await bringFile(address).catch(() => 0);
    bytes += brings;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await idle();
    while (waiting.size > 0 && bytes < BUDGET && mayBringAhead() && !isNavigating()) {
      const pathname = next();
      if (pathname !== undefined) await Promise.all(scriptsBehind(remotes, pathname).map(bring));
      await idle();
    }
    isRunning = false;
  }

  const links = visibleLinks((link) => {
    const target = linkTarget(link);
    if (!target || !mayBringAhead()) return;
    waiting.add(target.pathname);
    void run();
  });
  return {
    /** Takes in the links that are there now, and goes on with what is waiting. */
    look() {
      links.look();
      void run();
    },
  };
}
