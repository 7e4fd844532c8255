import { createContext, useContext } from 'react';
import type { RegistryRemote } from 'shared-contracts';

/**
 * What the layout may know of the page's remotes: which one answers a path, whether its routes are here, and how to try
 * one again that failed.
 */
export type PageRemotes = {
  /** The remote of a path, as far as the page was told; `find` of the browser asks for the rest. */
  forPath(pathname: string): RegistryRemote | undefined;
  isLoaded(name: string): boolean;
  /** Asks the server for the remote's present release; true when it can be tried again. Never rejects. */
  refresh(name: string): Promise<boolean>;
};

export const PageRemotesContext = createContext<PageRemotes | null>(null);

export function usePageRemotes(): PageRemotes {
  const remotes = useContext(PageRemotesContext);
  if (!remotes) throw new Error('usePageRemotes() outside the composition');
  return remotes;
}
