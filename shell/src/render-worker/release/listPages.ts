import type { SitePage } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createShellServices } from '../../shared/composition/shellServices';
import { Deadline } from '../page/Deadline';
import type { Renderer } from '../page/renderPage';
import { processTime } from '../protocol';

const sitePages = z.array(z.object({ path: z.string(), lastModified: z.optional(z.string()) }));

/**
 * The pages that a release lists for search engines; none if it has no `listPages`. Rejects with an error of the release,
 * after `timeout` milliseconds, or if the list does not have the contract's shape.
 */
export async function listPages({ module, settings, fetch }: Renderer, timeout: number): Promise<SitePage[]> {
  if (!module?.listPages) return [];
  const queryClient = createQueryClient();
  const deadline = new Deadline(processTime() + timeout, `no list of pages after ${timeout} ms`);
  const shell = createShellServices({
    ...settings,
    queryClient,
    loaderTimeout: () => deadline.share(timeout),
    signal: deadline.signal,
    fetch,
  });
  try {
    return sitePages.parse(await deadline.limit(module.listPages(shell)));
  } finally {
    deadline.finish();
    queryClient.clear();
  }
}
