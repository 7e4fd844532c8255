import { useEffect } from 'react';
import { REMOTE_FAILED } from '../../composition/reports/remoteFailed';

/**
 * Tells of a failure that a card is shown for: the console, and by an attribute what looks for newer releases
 * (renewDocument.ts).
 */
export function useFailure(error: unknown): void {
  useEffect(() => {
    console.error(REMOTE_FAILED, error);
    document.documentElement.dataset.failed = 'true';
  }, [error]);
}
