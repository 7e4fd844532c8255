import type { Head } from 'shared-contracts';
import { findSection } from './sections';

/** A demonstration with a sample account: nothing for search engines. */
export function dashboardHead(section: string | undefined): Head {
  const { title, description, path } = findSection(section);
  return { title, description, canonicalPath: path, noindex: true };
}
