import type { ServerEvents } from '../figures/metrics';
import type { RenderingRoom } from '../rendering/createRendering';
import type { ReleaseRegistry } from '../store/ReleaseRegistry';
import type { ShellBuild } from './document/shellBuild';
import { PageCache } from './PageCache';
import { PageComposer } from './PageComposer';
import { PageScripts } from './PageScripts';
import { PageService } from './PageService';
import { PreparedPages } from './PreparedPages';
import { ReleasePreparation } from './ReleasePreparation';
import { PageLists } from './sitemap/PageLists';

type Options = {
  registry: ReleaseRegistry;
  rendering: RenderingRoom;
  shell: ShellBuild;
  /** The setting HTML_CACHE. */
  cacheHtml: boolean;
  log: { error(details: object, message: string): void };
  events: ServerEvents;
};

/** The room that makes pages: composed, kept in the cache, and prepared before a release takes over. */
export type PagesRoom = {
  service: PageService;
  cache: PageCache;
  preparation: ReleasePreparation;
  lists: PageLists;
  /** How many of the shell's substitutes are ready; undefined before the first attempt. */
  substitutes(): number | undefined;
};

/** Creates the room. Nothing in it needs closing. */
export function createPages({ registry, rendering, shell, cacheHtml, log, events }: Options): PagesRoom {
  const { pool, failures } = rendering;
  const scripts = new PageScripts();
  const composer = new PageComposer({ pool, scripts, shell, log });
  const cache = new PageCache({ enabled: cacheHtml, events });
  const service = new PageService(composer, cache);
  const pages = new PreparedPages({ pages: service, cache, failures });
  return {
    service,
    cache,
    preparation: new ReleasePreparation({ registry, pool, scripts, composer, cache, pages }),
    lists: new PageLists({ pool, log }),
    substitutes: () => composer.prepared,
  };
}
