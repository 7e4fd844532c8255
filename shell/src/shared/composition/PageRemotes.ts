import { createContext, useContext } from 'react';
import type { RegistryRemote } from 'shared-contracts';
import type { SiteNav } from './page/pageState';

/**
 * What the layout may know of the page's remotes: the links to them, which one answers a path, whether its routes are loaded, and how to try
 * a failed one again.
 */
export type PageRemotes = {
  nav: SiteNav;
  /** The remote of a path, if the page was told of it. In the browser `find` looks up others. */
  forPath(pathname: string): RegistryRemote | undefined;
  isLoaded(name: string): boolean;
  /** Asks the server for the remote's present release. Resolves to whether it can be loaded. Never rejects. */
  refresh(name: string): Promise<boolean>;
};

export const PageRemotesContext = createContext<PageRemotes | null>(null);

export function usePageRemotes(): PageRemotes {
  const remotes = useContext(PageRemotesContext);
  if (!remotes) throw new Error('usePageRemotes() outside the composition');
  return remotes;
}
