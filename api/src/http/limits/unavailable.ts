/** When to ask again, in seconds. */
export const RETRY_AFTER = 5;

/** The connection failed, or the server is starting, stopping or full (PostgreSQL, appendix A). */
const CODES =
  /^(FST_UNDER_PRESSURE|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** Errors of pg that have no code. */
const MESSAGES = /Connection terminated|connection error|timeout exceeded when trying to connect/i;

/** An error, or the one that caused it. An AggregateError has several, one for each address of a host. */
type Cause = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** Whether a request failed because the database cannot be reached now, or because this process has too much to do. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors } = error as Cause;
  if (CODES.test(String(code)) || MESSAGES.test(String(message))) return true;
  return [cause, ...(Array.isArray(errors) ? errors : [])].some(isUnavailable);
}
