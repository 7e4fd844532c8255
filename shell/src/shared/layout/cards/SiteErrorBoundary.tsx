import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteCard } from './RemoteCard';

/** Shown if the layout itself failed. Only a reload of the document can help. */
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
