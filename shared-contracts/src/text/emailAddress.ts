import * as z from 'zod/mini';
import { singleLine } from './typedText';

/** RFC 5321, section 4.5.3.1.3: the longest path, minus its brackets. */
const MAX_EMAIL = 254;

/**
 * An email address in the form that programs send: without invisible characters from copying, and with its domain in ASCII.
 * For `info@señal.es` Chromium sends `info@xn--seal-hqa.es`, and Firefox sends the text as it was typed. Text that is no
 * address stays as it is.
 */
export function readEmail(typed: string): string {
  const email = singleLine(typed);
  if (email.length > MAX_EMAIL) return email;
  const [, local, domain] = /^(.*@)(.*\P{ASCII}.*)$/u.exec(email) ?? [];
  if (!domain || !URL.canParse(`http://${domain}`)) return email;
  const { hostname, href } = new URL(`http://${domain}`);
  // A path or a port does not belong to a domain.
  return href === `http://${hostname}/` ? local + hostname : email;
}

/** An address that `<input type=email>` accepts (HTML standard, 'valid e-mail address'), in the form of `readEmail`. */
export const emailAddress = (error: string) =>
  z
    .string(error)
    .check(z.overwrite(readEmail), z.email({ pattern: z.regexes.html5Email, error }), z.maxLength(MAX_EMAIL, error));
