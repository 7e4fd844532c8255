import * as z from 'zod/mini';
import { singleLine } from './typedText';

/** RFC 5321, section 4.5.3.1.3: the longest path, without its brackets. */
const MAX_EMAIL = 254;

/**
 * An email address as programs send it: without what copying left in it, and with its domain in ASCII. Chromium sends
 * `info@señal.es` of `<input type=email>` as `info@xn--seal-hqa.es`, Firefox as it was typed. Text that is no address stays.
 */
export function readEmail(typed: string): string {
  const email = singleLine(typed);
  if (email.length > MAX_EMAIL) return email;
  const [, local, domain] = /^(.*@)(.*\P{ASCII}.*)$/u.exec(email) ?? [];
  if (!domain || !URL.canParse(`http://${domain}`)) return email;
  const { hostname, href } = new URL(`http://${domain}`);
  // A path or a port is no part of a domain.
  return href === `http://${hostname}/` ? local + hostname : email;
}

/** An address that `<input type=email>` takes (HTML standard, 'valid e-mail address'), as `readEmail` writes it. */
export const emailAddress = (error: string) =>
  z
    .string(error)
    .check(z.overwrite(readEmail), z.email({ pattern: z.regexes.html5Email, error }), z.maxLength(MAX_EMAIL, error));
