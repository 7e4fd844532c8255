import { usePageRemotes } from '../../composition/PageRemotes';
import { isReplaced } from './isReplaced';
import { RemoteCard } from './RemoteCard';
import { useFailure } from './useFailure';

type Props = {
  /** The error from loading the page's chunk. */
  error: unknown;
  retry: () => Promise<void>;
  reload?: () => void;
};

/**
 * The card for a page whose chunk did not load. 'Reintentar' loads the chunk again. If its release is no longer live, the
 * button reloads the document (docs/product/layout.md#card-6).
 */
export function ChunkRetryCard({ error, retry, reload = () => window.location.reload() }: Props) {
  const remotes = usePageRemotes();
  useFailure(error);
  return <RemoteCard onRetry={async () => ((await isReplaced(remotes, location.pathname)) ? reload() : retry())} />;
}
