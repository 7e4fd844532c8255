import { format } from 'node:util';
import { isRouteErrorResponse } from 'react-router';

/** Turns a thrown value into an error with a message. Code can throw any value, and loaders may throw responses. */
export function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error && typeof thrown.message === 'string') return thrown;
  if (isRouteErrorResponse(thrown))
    return new Error(`a loader threw a response: ${thrown.status} ${thrown.statusText}`);
  return new Error(format('something that is no error was thrown: %s', thrown));
}

/**
 * Logs unhandled rejections instead of ending the thread, as browsers do. By default Node would end the thread, and with
 * it all pages in progress.
 */
export function logUnhandledRejections(release: string): void {
  process.on('unhandledRejection', (reason) => {
    console.error(`${release}: a promise was rejected, and nobody handled it`, reason);
  });
}
