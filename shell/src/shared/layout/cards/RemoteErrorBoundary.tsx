import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { REMOTE_FAILED } from '../../composition/clientErrors';
import { RemoteRetryCard } from './RemoteRetryCard';

/** Catches what a remote's routes throw, and failures to load them, and shows the card within the layout. */
export function RemoteErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error(REMOTE_FAILED, error);
  }, [error]);
  return <RemoteRetryCard error={error} />;
}
