import type { SitePage } from 'shared-contracts';
import { createQueryClient } from '../shared/composition/queryClient';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { createShellServices } from '../shared/composition/shellServices';
import type { ThreadSettings } from './protocol';

/** A list of pages may take longer than a page: nobody waits for it but search engines (milliseconds). */
const PATIENCE = 2000;

/** The pages that a release wants to be found; none where it does not say. Rejects with what the release threw. */
export async function listPages(module: RemoteModule | null, settings: ThreadSettings): Promise<SitePage[]> {
  if (!module?.listPages) return [];
  const queryClient = createQueryClient();
  const signal = AbortSignal.timeout(PATIENCE);
  const loaderPatience = () =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  return module.listPages(createShellServices({ ...settings, queryClient, loaderPatience, signal }));
}
