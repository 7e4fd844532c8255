import type { ShellServices } from './shellServices';

/**
 * The absolute address of a path of the site, for structured data and social cards. An absolute one stays.
 * Undefined where the site's own address is not known: no address is better than a wrong one.
 */
export function absoluteAddress(address: string, { siteUrl }: Pick<ShellServices, 'siteUrl'>): string | undefined {
  try {
    return new URL(address, siteUrl || undefined).href;
  } catch {
    return undefined;
  }
}
