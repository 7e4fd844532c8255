import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { focusHeading } from '../focusHeading';
import { isReplaced } from './isReplaced';
import { RemoteCard } from './RemoteCard';

type Props = { reload?: () => void };

/**
 * The card for the remote of the current address. 'Reintentar' looks up its present release and navigates again. A remote
 * that is loaded keeps its release; if another is live, the document is loaded anew (docs/product/layout.md#card-6).
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
