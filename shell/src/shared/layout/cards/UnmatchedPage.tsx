import { useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { type PageRemotes, usePageRemotes } from '../../composition/PageRemotes';
import { NotFoundCard } from './NotFoundCard';
import { PendingPage } from './PendingPage';
import { RemoteRetryCard } from './RemoteRetryCard';

/**
 * No loaded route answers this path: it is nobody's (404), its remote has no such page (404), or its remote is not here,
 * because the server refused it (card) or could not render it and leaves it to the browser (waiting).
 */
export function UnmatchedPage() {
  const { pathname } = useLocation();
  return <Unmatched key={pathname} pathname={pathname} />;
}

type Place = 'missing' | 'refused' | 'pending';

function Unmatched({ pathname }: { pathname: string }) {
  const remotes = usePageRemotes();
  const isNavigating = useNavigation().state !== 'idle';
  const isRevalidating = useRevalidator().state !== 'idle';
  // Kept while the remote is tried: its status changes before its page comes, and the busy card must stay till then.
  const [place, setPlace] = useState(() => placeOf(remotes, pathname));
  const isTried = !isNavigating && !isRevalidating;
  if (isTried && place !== 'missing' && placeOf(remotes, pathname) === 'missing') setPlace('missing');
  if (place === 'missing') return <NotFoundCard />;
  return place === 'refused' ? <RemoteRetryCard /> : <PendingPage />;
}

function placeOf(remotes: PageRemotes, pathname: string): Place {
  const remote = remotes.forPath(pathname);
  if (!remote || remotes.isLoaded(remote.name)) return 'missing';
  return remote.status === 'unavailable' ? 'refused' : 'pending';
}
