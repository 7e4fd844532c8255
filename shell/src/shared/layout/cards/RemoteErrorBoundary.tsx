import { useRouteError } from 'react-router-dom';
import { RemoteRetryCard } from './RemoteRetryCard';
import { useFailure } from './useFailure';

/** Catches errors of a remote's routes, and failures to load them. Shows the card within the layout. */
export function RemoteErrorBoundary() {
  useFailure(useRouteError());
  return <RemoteRetryCard />;
}
