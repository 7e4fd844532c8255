import { render } from '@testing-library/react';
import { type RegistryRemote, remoteForPath, type ShellServices } from '@tramuntana/contracts';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { PageRemotes } from '../shared/composition/PageRemotes';
import { Providers } from '../shared/composition/Providers';
import { createStyleCache } from '../shared/composition/page/createStyleCache';
import { useShellStore } from '../shared/store/shellStore';
import { aNav } from './aNav';
import { aShell } from './aShell';

type Options = {
  address?: string;
  shell?: ShellServices;
  remotes?: PageRemotes;
  /** Additional routes. All other addresses show the rendered part. */
  routes?: RouteObject[];
};

/** The remotes of a page. None is loaded, and a retry loads none. */
export const pageRemotes = (remotes: RegistryRemote[], over: Partial<PageRemotes> = {}): PageRemotes => ({
  nav: aNav(),
  forPath: (path) => remoteForPath(remotes, path),
  isLoaded: () => false,
  refresh: async () => false,
  ...over,
});

/** Renders a part of the layout at an address, inside the shell's services, store and router. */
export function renderInShell(part: ReactNode, { address = '/', shell, remotes, routes = [] }: Options = {}) {
  useShellStore.setState(useShellStore.getInitialState());
  window.localStorage.clear();
  const router = createMemoryRouter(
    [{ HydrateFallback: Nothing, children: [...routes, { path: '*', element: part }] }],
    { initialEntries: [address] },
  );
  const screen = render(
    <Providers shell={shell ?? aShell()} remotes={remotes ?? pageRemotes([])} styles={createStyleCache()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...screen, router };
}

function Nothing() {
  return null;
}
