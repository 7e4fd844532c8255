import type { IncomingHttpHeaders } from 'node:http';

/** Headers in which a browser says that it requests ahead of its visitor: today's, and those of older browsers. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Robots and link previews name themselves, or the address of a page about them. Browsers do not. */
const ROBOT = /\+?https?:\/\/|\w*bot\/\d|^TelegramBot|^WhatsApp\//i;

/**
 * Whether a visitor sees the answer. A browser that prefetches or prerenders a page may never show it
 * (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header). Robots say so in `From` (RFC 9110, section
 * 10.1.2) or `User-Agent`.
 */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  const isAhead = PURPOSES.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(String(headers[name] ?? '')));
  return !isAhead && headers.from === undefined && !ROBOT.test(headers['user-agent'] ?? '');
}
