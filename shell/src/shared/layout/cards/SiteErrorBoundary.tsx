import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteCard } from './RemoteCard';

/** The layout itself failed: nothing but a fresh document helps. */
export function SiteErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error('The shell failed', error);
  }, [error]);
  return (
    <main>
      <RemoteCard onRetry={() => window.location.reload()} />
    </main>
  );
}
