import type { RouteObject } from 'react-router';
import type { Registry, SitePage } from 'shared-contracts';
import { createQueryClient } from '../shared/composition/queryClient';
import { createShellServices } from '../shared/composition/shellServices';
import { mounted } from '../shared/composition/siteRoutes';
import { listPages } from './listPages';
import { PAGE_ORIGIN } from './loadPage';
import { pageChunks } from './pageRoutes';
import type { WarmUp } from './protocol';
import { DATA_TIMEOUT, type Renderer, renderPage } from './renderPage';
import { hasParameters, sampleAddresses } from './sampleAddresses';
import { errorOf } from './thrownError';

/**
 * Renders one page of each of the release's routes, so that the first visitor meets code that is evaluated and compiled
 * and connections that stand. A redirect or a 404 is an answer; a failure is kept and the rest goes on. Rejects where the
 * release gives no routes at all.
 */
export async function warmUp(registry: Registry, remote: string | null, renderer: Renderer): Promise<WarmUp> {
  const rendered: string[] = [];
  const failures: WarmUp['failures'] = [];
  const routes = routesOf(renderer);
  // Together: pages that wait for a provider that hangs must not wait one after the other.
  await Promise.all(
    (await addressesOf(routes, renderer)).map(async (address) => {
      try {
        const { pathname, search } = new URL(address, PAGE_ORIGIN);
        await renderPage({ address: { pathname, search }, remote, registry }, renderer);
        rendered.push(address);
      } catch (thrown) {
        failures.push({ address, message: errorOf(thrown).message });
      }
    }),
  );
  return { rendered, failures, chunks: pageChunks(routes) };
}

/** The release's routes; none where the thread renders the shell alone. */
export function routesOf({ module, settings }: Renderer): RouteObject[] {
  if (!module) return [];
  // No loader runs with these services: they are for the routes' addresses alone.
  const shell = createShellServices({
    ...settings,
    queryClient: createQueryClient(),
    loaderTimeout: async () => {},
  });
  return mounted(module.createRoutes(shell));
}

async function addressesOf(routes: RouteObject[], renderer: Renderer): Promise<string[]> {
  if (!renderer.module) return ['/'];
  return sampleAddresses(routes, hasParameters(routes) ? await knownPages(renderer) : []);
}

/** The release's pages where it can tell them in a page's time; a list that is too long or fails is no failure of a page. */
async function knownPages(renderer: Renderer): Promise<SitePage[]> {
  try {
    return await listPages(renderer, DATA_TIMEOUT);
  } catch {
    return [];
  }
}
