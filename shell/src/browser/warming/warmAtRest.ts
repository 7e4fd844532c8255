import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { scriptsBehind } from '../remotes/scriptsBehind';
import { bringFile } from './bringFile';
import { mayBringAhead } from './connection';
import { idle } from './idle';
import { linkTarget } from './linkTarget';
import { visibleLinks } from './visibleLinks';

/** What a document's page brings ahead at most, in bytes on the line. */
const BUDGET = 150_000;

type Remotes = Pick<LoadableRemotes, 'forPath' | 'isLoaded'>;

/**
 * While a page is at rest, brings the scripts behind the links in view, one file at a time. Nothing of them runs before
 * the visitor points at a link: a release that is broken in browsers must not harm the pages of others.
 */
export function warmAtRest(remotes: Remotes): { look(): void } {
  const waiting = new Set<string>();
  const brought = new Set<string>();
  let bytes = 0;
  let isRunning = false;

  const next = (): string | undefined => {
    for (const pathname of waiting) {
      const missing = scriptsBehind(remotes, pathname).find((address) => !brought.has(address));
      if (missing) return missing;
      waiting.delete(pathname);
    }
    return undefined;
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      await idle();
      const address = bytes < BUDGET && mayBringAhead() ? next() : undefined;
      if (!address) break;
      brought.add(address);
      // A file that does not come is asked for again by whoever needs it, and told there.
      bytes += await bringFile(address).catch(() => 0);
    }
    isRunning = false;
  }

  const { look } = visibleLinks((link) => {
    const target = linkTarget(link);
    if (!target || !mayBringAhead()) return;
    waiting.add(target.pathname);
    void run();
  });
  return { look };
}
