import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteRetryCard } from './RemoteRetryCard';

/** Catches what a remote's routes throw, and failures to load them, and shows the card within the layout. */
export function RemoteErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A remote failed', error);
  }, [error]);
  return <RemoteRetryCard error={error} />;
}
