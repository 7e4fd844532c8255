import { useEffect } from 'react';
import { REMOTE_FAILED } from '../../composition/clientErrors';
import { chunkIsGone } from './chunkIsGone';
import { RemoteCard } from './RemoteCard';

type Props = {
  /** What loading the page's chunk failed with. */
  error: unknown;
  retry: () => Promise<void>;
  reload?: () => void;
};

/**
 * The card for a page whose chunk did not load. 'Reintentar' loads the chunk again. Once its release is gone, that would
 * fail for ever, so the document is loaded anew (docs/product/layout.md#card-6).
 */
export function ChunkRetryCard({ error, retry, reload = () => window.location.reload() }: Props) {
  useEffect(() => {
    console.error(REMOTE_FAILED, error);
  }, [error]);
  return <RemoteCard onRetry={async () => ((await chunkIsGone(error)) ? reload() : retry())} />;
}
