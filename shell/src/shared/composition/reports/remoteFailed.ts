/** What the console is told, before the error, of a failure that a card was shown for. */
export const REMOTE_FAILED = 'A remote failed';
