import { createHash } from 'node:crypto';

/**
 * The hash source that allows an inline script or style element in a Content-Security-Policy (CSP 3, 2.3.1), without quotes.
 */
export const inlineHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
