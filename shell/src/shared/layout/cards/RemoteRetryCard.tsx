import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { focusHeading } from '../focusHeading';
import { RemoteCard } from './RemoteCard';

/** The card for the remote of the current address. 'Reintentar' looks up its present release and navigates again. */
export function RemoteRetryCard() {
  const remotes = usePageRemotes();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  useEffect(() => focusWhatReplacesTheButton, []);
  const retry = async () => {
    const remote = remotes.forPath(pathname);
    if (remote && !(await remotes.refresh(remote.name))) return;
    // A navigation to the same address with a fragment only scrolls, so make the router run the loaders again.
    if (hash) void revalidate();
    await navigate(pathname + search + hash, { replace: true });
  };
  return <RemoteCard onRetry={retry} />;
}

/** The pressed button disappears with its card. Without a new focus, Tab would start at the top of the document. */
function focusWhatReplacesTheButton(): void {
  if (document.activeElement === document.body) focusHeading();
}
