import { useRouteError } from 'react-router-dom';
import { RemoteRetryCard } from './RemoteRetryCard';
import { useFailure } from './useFailure';

/** Catches what a remote's routes throw, and failures to load them, and shows the card within the layout. */
export function RemoteErrorBoundary() {
  useFailure(useRouteError());
  return <RemoteRetryCard />;
}
