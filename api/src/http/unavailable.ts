/** When to ask again, in seconds. */
export const RETRY_AFTER = 5;

/** The connection failed, or the server is starting, stopping or full (PostgreSQL, appendix A). */
const CODES = /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** Errors of pg that have no code. */
const MESSAGES =
  /Connection terminated|connection error|timeout exceeded when trying to connect|the database system is (starting|shutting)/i;

/** Whether a request failed because the database cannot be reached now, or because this process has too much to do. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  if (code === 'FST_UNDER_PRESSURE' || CODES.test(String(code)) || MESSAGES.test(error.message)) return true;
  const causes = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...causes].some(isUnavailable);
}
