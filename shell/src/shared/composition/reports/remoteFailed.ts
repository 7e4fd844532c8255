/** First argument of `console.error` for a failure behind a card. The second is the error. */
export const REMOTE_FAILED = 'A remote failed';
