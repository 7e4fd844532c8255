import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemoteRetryCard } from './RemoteRetryCard';

/** Catches what a remote's routes throw, its loading included: the card, with the rest of the site around it. */
export function RemoteErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A remote failed', error);
  }, [error]);
  return <RemoteRetryCard />;
}
