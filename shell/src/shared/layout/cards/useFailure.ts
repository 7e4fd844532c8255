import { useEffect } from 'react';
import { REMOTE_FAILED } from '../../composition/reports/remoteFailed';

/**
 * Reports a failure behind a card: to the console, and by an attribute to the search for newer releases (renewDocument.ts).
 */
export function useFailure(error: unknown): void {
  useEffect(() => {
    console.error(REMOTE_FAILED, error);
    document.documentElement.dataset.failed = 'true';
  }, [error]);
}
