import type { IncomingHttpHeaders } from 'node:http';

/** Where a browser says that it asks before its visitor does: today's header, and those of older browsers. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Robots and link previews name themselves, or an address that tells what they are. No browser does. */
const ROBOT = /\+?https?:\/\/|\w*bot\/\d|^TelegramBot|^WhatsApp\//i;

/**
 * Whether a visitor sees what is asked for. A browser that prefetches or prerenders a page may never show it
 * (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header). Robots say so in `From` (RFC 9110, section
 * 10.1.2) or `User-Agent`.
 */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  const isAhead = PURPOSES.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(String(headers[name] ?? '')));
  return !isAhead && headers.from === undefined && !ROBOT.test(headers['user-agent'] ?? '');
}
