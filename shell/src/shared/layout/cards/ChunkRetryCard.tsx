import { usePageRemotes } from '../../composition/PageRemotes';
import { isReplaced } from './isReplaced';
import { RemoteCard } from './RemoteCard';
import { useFailure } from './useFailure';

type Props = {
  /** What loading the page's chunk failed with. */
  error: unknown;
  retry: () => Promise<void>;
  reload?: () => void;
};

/**
 * The card for a page whose chunk did not load. 'Reintentar' loads the chunk again. Where another release is live by now, it
 * loads the document anew (docs/product/layout.md#card-6).
 */
export function ChunkRetryCard({ error, retry, reload = () => window.location.reload() }: Props) {
  const remotes = usePageRemotes();
  useFailure(error);
  return <RemoteCard onRetry={async () => ((await isReplaced(remotes, location.pathname)) ? reload() : retry())} />;
}
