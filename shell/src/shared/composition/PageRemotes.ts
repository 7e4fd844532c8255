import type { RegistryRemote } from '@tramuntana/contracts';
import { createContext, useContext } from 'react';
import type { SiteLink } from './page/pageState';

/**
 * The layout's view of the page's remotes: the links, the remote of a path, whether its routes are loaded, and a retry of a
 * failed one.
 */
export type PageRemotes = {
  nav: readonly SiteLink[];
  /** The remote of a path, if the page knows it. In the browser, `find` also looks up the others. */
  forPath(pathname: string): RegistryRemote | undefined;
  isLoaded(name: string): boolean;
  /** Asks the server for the remote's live release. Resolves to whether it can be loaded. Never rejects. */
  refresh(name: string): Promise<boolean>;
};

export const PageRemotesContext = createContext<PageRemotes | null>(null);

export function usePageRemotes(): PageRemotes {
  const remotes = useContext(PageRemotesContext);
  if (!remotes) throw new Error('usePageRemotes() outside the composition');
  return remotes;
}
