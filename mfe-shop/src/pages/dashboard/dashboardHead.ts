import type { Head } from '@tramuntana/contracts';
import { findSection } from './sections';

/** `noindex`, because search engines should not list a demonstration with a sample account. */
export function dashboardHead(section: string | undefined): Head {
  const { title, description, path } = findSection(section);
  return { title, description, canonicalPath: path, noindex: true };
}
