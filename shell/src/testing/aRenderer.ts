import type { RegistryRemote, ShellServices } from '@tramuntana/contracts';
import type { RouteObject } from 'react-router';
import type { Renderer } from '../render-worker/page/renderPage';
import type { PageRequest } from '../render-worker/protocol';
import type { SiteRegistry } from '../shared/composition/page/pageState';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { aNav } from './aNav';

export const aRegistryRemote = (over: Partial<RegistryRemote> = {}): RegistryRemote => ({
  name: 'mfe-blog',
  version: '1.0.0',
  mounts: ['/blog'],
  base: '/releases/mfe-blog/1.0.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_blog',
  status: 'available',
  ...over,
});

export const aRegistry = (...remotes: RegistryRemote[]): SiteRegistry => ({
  revision: 'r1',
  nav: aNav(),
  remotes: remotes.length > 0 ? remotes : [aRegistryRemote()],
});

/** A request for a page of the blog. The address may have a search, as in `/blog?page=2`. */
export function aPageRequest(address: string, over: Partial<PageRequest> = {}): PageRequest {
  const [pathname = '/', search] = address.split('?');
  return {
    address: { pathname, search: search ? `?${search}` : '' },
    remote: 'mfe-blog',
    registry: aRegistry(),
    ...over,
  };
}

type Routes = (shell: ShellServices) => RouteObject[];

/** A blog with the given routes below `/blog`. */
export const aBlog = (routes: Routes, over: Partial<RemoteModule> = {}): RemoteModule => ({
  createRoutes: (shell) => ({ '/blog': routes(shell) }),
  ...over,
});

/** A thread's renderer. Header and footer have all their data, and forms have no token. */
export const aRenderer = (module: RemoteModule | null, over: Partial<Renderer> = {}): Renderer => ({
  module,
  settings: { apiUrl: 'http://api.example/api', mediaOrigin: '', siteUrl: 'https://tramuntana.example' },
  layoutData: { provide: async () => true },
  formToken: async () => undefined,
  fetch: (input, init) => fetch(input, init),
  ...over,
});
