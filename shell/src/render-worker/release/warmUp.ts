import { mountForPath, type SitePage } from '@tramuntana/contracts';
import type { RouteObject } from 'react-router';
import type { SiteRegistry } from '../../shared/composition/page/pageState';
import { PAGE_DATA } from '../../shared/deadlines';
import { PAGE_ORIGIN } from '../page/loadPage';
import { type Renderer, renderPage } from '../page/renderPage';
import type { WarmUp } from '../protocol';
import { errorOf } from '../releaseErrors';
import { listPages } from './listPages';
import { hasParameters, pageChunks, pageRoutes, routesOf, sampleAddresses } from './routes';

const NOT_MOUNTED =
  'createRoutes has it, but no mount of the release covers it: add it to `mounts` in the remote’s webpack.config.ts';
const NO_ROUTE = 'a mount of the release, but createRoutes has no route there: add one, or take the mount away';

/**
 * Renders one page of each of the release's routes, to compile code and open connections before the first visitor comes.
 * A redirect or a 404 counts as rendered. Failures are collected: errors, mounts without a route, and routes outside of the
 * mounts, which no visitor could reach. Rejects if `createRoutes` throws.
 */
export async function warmUp(registry: SiteRegistry, remote: string | null, renderer: Renderer): Promise<WarmUp> {
  const rendered: string[] = [];
  const failures: WarmUp['failures'] = [];
  const routes = routesOf(renderer);
  const mounts = registry.remotes.find(({ name }) => name === remote)?.mounts ?? ['/'];
  if (remote !== null) failures.push(...mountsWithoutRoute(mounts, routes));
  // Render in parallel: if a provider hangs, the pages' timeouts must not add up.
  await Promise.all(
    (await addressesOf(routes, renderer)).map(async (address) => {
      try {
        const { pathname, search } = new URL(address, PAGE_ORIGIN);
        if (mountForPath(mounts, pathname) === undefined) throw new Error(NOT_MOUNTED);
        await renderPage({ address: { pathname, search }, remote, registry }, renderer);
        rendered.push(address);
      } catch (thrown) {
        const { message, stack } = errorOf(thrown);
        failures.push({ address, message, stack });
      }
    }),
  );
  return { rendered, failures, chunks: pageChunks(routes) };
}

function mountsWithoutRoute(mounts: readonly string[], routes: readonly RouteObject[]): WarmUp['failures'] {
  const patterns = pageRoutes(routes).map(({ pattern }) => pattern);
  const isEmpty = (mount: string) => !patterns.some((pattern) => mountForPath([mount], pattern) !== undefined);
  return mounts.filter(isEmpty).map((address) => ({ address, message: NO_ROUTE }));
}

async function addressesOf(routes: RouteObject[], renderer: Renderer): Promise<string[]> {
  if (!renderer.module) return ['/'];
  return sampleAddresses(routes, hasParameters(routes) ? await knownPages(renderer) : []);
}

/** The release's pages. None if listing them fails or takes longer than a loader may: a warm-up can do without them. */
async function knownPages(renderer: Renderer): Promise<SitePage[]> {
  try {
    return await listPages(renderer, PAGE_DATA);
  } catch {
    return [];
  }
}
