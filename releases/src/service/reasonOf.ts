import { types } from 'node:util';

/** Why a request failed. `fetch` hides the reason in the cause of its error. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  // Not `instanceof`: the error comes from Node itself, whose `Error` may be another class.
  return types.isNativeError(cause) ? cause.message : message;
}
