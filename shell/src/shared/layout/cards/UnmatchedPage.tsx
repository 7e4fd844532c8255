import { useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { type PageRemotes, usePageRemotes } from '../../composition/PageRemotes';
import { NotFoundCard } from './NotFoundCard';
import { PendingPage } from './PendingPage';
import { RemoteRetryCard } from './RemoteRetryCard';

/**
 * Shown at a path that no loaded route answers, for one of three reasons:
 * - `missing`: no remote has such a page (404).
 * - `refused`: the server found no usable release of its remote (card).
 * - `pending`: the server could not render the remote's page, so the browser loads it (placeholder).
 */
export function UnmatchedPage() {
  const { pathname } = useLocation();
  return <Unmatched key={pathname} pathname={pathname} />;
}

type Reason = 'missing' | 'refused' | 'pending';

function Unmatched({ pathname }: { pathname: string }) {
  const remotes = usePageRemotes();
  const isNavigating = useNavigation().state !== 'idle';
  const isRevalidating = useRevalidator().state !== 'idle';
  // Keep the reason during a retry. The remote's status changes before its page is loaded, and the busy card must stay.
  const [reason, setReason] = useState(() => reasonOf(remotes, pathname));
  const isTried = !isNavigating && !isRevalidating;
  if (isTried && reason !== 'missing' && reasonOf(remotes, pathname) === 'missing') setReason('missing');
  if (reason === 'missing') return <NotFoundCard />;
  return reason === 'refused' ? <RemoteRetryCard /> : <PendingPage />;
}

function reasonOf(remotes: PageRemotes, pathname: string): Reason {
  const remote = remotes.forPath(pathname);
  if (!remote || remotes.isLoaded(remote.name)) return 'missing';
  return remote.status === 'unavailable' ? 'refused' : 'pending';
}
