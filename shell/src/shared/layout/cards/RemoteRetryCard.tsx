import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { focusHeading } from '../focusHeading';
import { RemoteCard } from './RemoteCard';

/** The card of the remote that answers the present address: 'Reintentar' asks for its present release and goes there again. */
export function RemoteRetryCard() {
  const remotes = usePageRemotes();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  useEffect(() => focusWhatReplacesTheButton, []);
  const retry = async () => {
    const remote = remotes.forPath(pathname);
    if (remote && !(await remotes.refresh(remote.name))) return;
    // To the same address with a fragment the router would only scroll, unless all is to be loaded anew.
    if (hash) void revalidate();
    await navigate(pathname + search + hash, { replace: true });
  };
  return <RemoteCard onRetry={retry} />;
}

/** The button that was pressed goes with its card; a keyboard would start again at the top of the document. */
function focusWhatReplacesTheButton(): void {
  if (document.activeElement === document.body) focusHeading();
}
