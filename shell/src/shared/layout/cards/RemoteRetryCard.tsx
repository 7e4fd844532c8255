import { useLocation, useNavigate } from 'react-router-dom';
import { usePageRemotes } from '../../composition/PageRemotes';
import { RemoteCard } from './RemoteCard';

/** The card of the remote that answers the present address: 'Reintentar' asks for its present release and goes there again. */
export function RemoteRetryCard() {
  const remotes = usePageRemotes();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = async () => {
    const remote = remotes.forPath(pathname);
    if (remote && !(await remotes.refresh(remote.name))) return;
    await navigate(pathname + search + hash, { replace: true });
  };
  return <RemoteCard onRetry={retry} />;
}
