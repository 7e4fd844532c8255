import type { ShellServices } from './shellServices';

/**
 * Makes a path of the site absolute, for structured data and social cards. An absolute address stays as it is. Undefined if
 * the site's origin is not known, because a missing address is better than a wrong one.
 */
export function absoluteAddress(address: string, { siteUrl }: Pick<ShellServices, 'siteUrl'>): string | undefined {
  try {
    return new URL(address, siteUrl || undefined).href;
  } catch {
    return undefined;
  }
}
