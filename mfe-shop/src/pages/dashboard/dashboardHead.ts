import type { Head } from 'shared-contracts';
import { findSection } from './sections';

/** `noindex`: a demonstration with a sample account is nothing for search engines. */
export function dashboardHead(section: string | undefined): Head {
  const { title, description, path } = findSection(section);
  return { title, description, canonicalPath: path, noindex: true };
}
