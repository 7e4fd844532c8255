import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { focusHeading } from '../focusHeading';
import { isReplaced } from './isReplaced';
import { RemoteCard } from './RemoteCard';

type Props = { reload?: () => void };

/**
 * The card for the remote of the current address. 'Reintentar' looks up its live release and navigates again. A loaded
 * remote keeps its release. If that is no longer live, the document is reloaded (docs/product/layout.md#card-6).
 */
export function RemoteRetryCard({ reload = () => window.location.reload() }: Props) {
  const remotes = usePageRemotes();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  useEffect(() => focusWhatReplacesTheButton, []);
  const retry = async () => {
    if (await isReplaced(remotes, pathname)) return reload();
    const remote = remotes.forPath(pathname);
    if (remote && !(await remotes.refresh(remote.name)) && remotes.forPath(pathname)) return;
    // With a fragment, a navigation to the same address only scrolls. Revalidation makes the router run the loaders again.
    if (hash) void revalidate();
    await navigate(pathname + search + hash, { replace: true });
  };
  return <RemoteCard onRetry={retry} />;
}

/** The pressed button disappears with its card. Without a new focus, Tab would start at the top of the document. */
function focusWhatReplacesTheButton(): void {
  if (document.activeElement === document.body) focusHeading();
}
