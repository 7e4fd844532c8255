/** Value of `Retry-After`, in seconds. */
export const RETRY_AFTER = 5;

/**
 * Codes of a database that can read but not write: it is read-only, or its disk is full or fails (PostgreSQL, appendix A).
 * The embedded database gives Node's codes, too.
 */
const CANNOT_WRITE = /^(25006|53100|58030|ENOSPC|EDQUOT|EROFS|EIO)$/;
/** PostgreSQL has no code of its own for a file system that is read-only. */
const CANNOT_WRITE_MESSAGES = /Read-only file system|No space left on device/i;

/** The connection failed, the server is slow, starting, stopping or full, or this process has too much to do. */
const CANNOT_ANSWER =
  /^(FST_UNDER_PRESSURE|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57014|57P0\d|53\w{3})$/;
/** Errors of pg that have no code. */
const CANNOT_ANSWER_MESSAGES =
  /Connection terminated|connection error|timeout exceeded when trying to connect|Query read timeout/i;

/** An error, or the one that caused it. An AggregateError has several, one for each address of a host. */
type Cause = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** Whether an error, or one that caused it, has such a code or message. */
function isOf(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors } = error as Cause;
  if (codes.test(String(code)) || messages.test(String(message))) return true;
  return [cause, ...(Array.isArray(errors) ? errors : [])].some((each) => isOf(each, codes, messages));
}

/** Whether a request failed because the database cannot write now. Reads go on. */
export const cannotWrite = (error: unknown): boolean => isOf(error, CANNOT_WRITE, CANNOT_WRITE_MESSAGES);

/** Whether a request failed for a reason that passes by itself, or that only an operator can mend: the answer is 503. */
export const isUnavailable = (error: unknown): boolean =>
  cannotWrite(error) || isOf(error, CANNOT_ANSWER, CANNOT_ANSWER_MESSAGES);
