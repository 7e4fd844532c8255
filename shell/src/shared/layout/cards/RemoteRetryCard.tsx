import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { focusHeading } from '../focusHeading';
import { RemoteCard } from './RemoteCard';

/**
 * The card of the remote that answers the present address: 'Reintentar' asks for its present release and makes the router
 * load the page again. Not by a navigation: to an address with a fragment (#) the router would only scroll.
 */
export function RemoteRetryCard() {
  const remotes = usePageRemotes();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  useEffect(() => focusWhatReplacesTheButton, []);
  const retry = async () => {
    const remote = remotes.forPath(pathname);
    if (remote && !(await remotes.refresh(remote.name))) return;
    await revalidate();
  };
  return <RemoteCard onRetry={retry} />;
}

/** The button that was pressed goes with its card; a keyboard would start again at the top of the document. */
function focusWhatReplacesTheButton(): void {
  if (document.activeElement === document.body) focusHeading();
}
