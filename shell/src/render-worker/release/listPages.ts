import type { SitePage } from 'shared-contracts';
import * as z from 'zod/mini';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createShellServices } from '../../shared/composition/shellServices';
import { delay, unlessAborted } from '../page/deadline';
import type { Renderer } from '../page/renderPage';

const sitePages = z.array(z.object({ path: z.string(), lastModified: z.optional(z.string()) }));

/**
 * The pages that a release lists for search engines; none if it has no `listPages`. Rejects with an error of the release,
 * after `timeout` milliseconds, or if the list does not have the contract's shape.
 */
export async function listPages({ module, settings, fetch }: Renderer, timeout: number): Promise<SitePage[]> {
  if (!module?.listPages) return [];
  const queryClient = createQueryClient();
  const list = new AbortController();
  const timer = setTimeout(() => list.abort(new Error(`no list of pages after ${timeout} ms`)), timeout);
  const loaderTimeout = delay(timeout, list.signal);
  const shell = createShellServices({
    ...settings,
    queryClient,
    loaderTimeout: () => loaderTimeout,
    signal: list.signal,
    fetch,
  });
  try {
    return sitePages.parse(await unlessAborted(module.listPages(shell), list.signal));
  } finally {
    clearTimeout(timer);
    list.abort(new Error('the list of pages is complete'));
    queryClient.clear();
  }
}
