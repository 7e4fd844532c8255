import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
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

function Unmatched({ pathname }: { pathname: string }) {
  const remotes = usePageRemotes();
  const { state } = useRevalidator();
  const remote = remotes.forPath(pathname);
  // Kept: a retry changes the remote's status, and the card with its busy button stays until the page comes.
  const [refused] = useState(remote?.status === 'unavailable');
  const answered = remote && remotes.isLoaded(remote.name) && state === 'idle';
  if (!remote || answered) return <NotFoundCard />;
  return refused ? <RemoteRetryCard /> : <PendingPage />;
}
