import type { FastifyServerOptions } from 'fastify';

export type LogSettings = { level: string; stream?: { write(line: string): void } };

/** Logs requests by method and address, and errors without visitors' texts. */
export const loggerOptions = ({ level, stream }: LogSettings): Exclude<FastifyServerOptions['logger'], boolean> => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: redacted(url) }),
    url: redacted,
    err: loggedError,
  },
});

type LoggedError = { type: string; code?: unknown; message: string; stack: string; cause?: LoggedError };

/** The fields of an error that hold no visitor's data. A failed query has the visitor's message among its parameters. */
function loggedError(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: redacted(String(error)), stack: '' };
  const { name = 'Error', code, message = '', stack = '', cause } = error as Error & { code?: unknown };
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: redacted(withoutParameters(message)),
    stack: redacted(withoutParameters(stack)),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** The message of the innermost cause, in one line: a failed query's own message does not tell why it failed. */
export function reasonOf(error: unknown): string {
  const { message, cause } = loggedError(error);
  return cause ? reasonOf((error as Error).cause) : (message.split('\n')[0] ?? '');
}

/** drizzle ends the message of a failed query with `params:` and their values, which may have several lines. */
const withoutParameters = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '\nparams: [redacted]');

const EMAIL = /[^\s"'<>()=,;:/?&]+(@|%40)[^\s"'<>()=,;:/?&]+/gi;
/** Nine digits or more, as people write telephone numbers. Digits within a word, as in a hash, do not match. */
const PHONE = /(?<![\w.-])\+?\d(?:[ ().%-]{0,3}\d){8,14}(?![\w-])/g;

/** The key at the end of a mailed link: its owner can act for the subscriber. */
const KEY_OF_LINK = /(?<=\/newsletters\/(?:confirmar|baja)\/)[^\s?#"'<>]+/g;

/** The text without e-mail addresses, telephone numbers and keys of mailed links. */
export function redacted(text: string): string {
  return text.replace(KEY_OF_LINK, '[key]').replace(EMAIL, '[email]').replace(PHONE, '[phone]');
}
