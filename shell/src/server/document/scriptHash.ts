import { createHash } from 'node:crypto';

/** The source that allows an inline script in a Content-Security-Policy (CSP 3, section 2.3.1), without its quotes. */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
