import {
  MAX_FIRST_ERRORS,
  PAGE_ERRORS,
  type PageError,
  type PageErrors,
} from '../shared/composition/reports/pageErrors';
import { REMOTE_FAILED } from '../shared/composition/reports/remoteFailed';

/**
 * Records the page's errors until a reporter has loaded: uncaught errors, rejected promises, and errors behind a card.
 * A card reports its error only to the console. A separate event would add bytes to every first page.
 */
export function keepPageErrors(): void {
  const path = () => location.pathname;
  const first: PageError[] = [];
  const followers: PageErrors['followers'] = [];
  window[PAGE_ERRORS] = { path: path(), first, followers };
  const keep = (error: unknown) => {
    const kept = { error, path: path(), at: performance.now() };
    if (first.length < MAX_FIRST_ERRORS) first.push(kept);
    for (const follow of followers) follow(kept);
  };
  addEventListener('error', ({ error }) => error && keep(error));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  const { error: log } = console;
  console.error = (...parts: unknown[]) => {
    log(...parts);
    if (parts[0] === REMOTE_FAILED) keep(parts[1]);
  };
}
