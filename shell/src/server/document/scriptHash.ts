import { createHash } from 'node:crypto';

/** What allows an inline script of this text in a Content-Security-Policy (CSP 3, section 2.3.1), without the quotes. */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
