import type { ListPages } from '@tramuntana/contracts';
import { legalSources } from '../content/legal/documents';
import { projectPages, servicePages } from '../content/pages';

const FIXED = ['/', '/servicios', '/sobre-nosotros', '/contacto'];

/** This remote's pages for the sitemap: all except those with `noindex`. */
export const listPages: ListPages = async () => {
  const contents = await Promise.all(
    [...servicePages, ...projectPages].map(async ({ path, load }) => ({ path, head: (await load()).page.head })),
  );
  const indexed = contents.filter(({ head }) => !head.noindex).map(({ path }) => `/servicios/${path}`);
  return [...FIXED, ...indexed, ...legalSources.map(({ path }) => path)].map((path) => ({ path }));
};
