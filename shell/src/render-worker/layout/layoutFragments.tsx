import type { EmotionCache } from '@emotion/cache';
import { LRUCache } from 'lru-cache';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ShellServices } from 'shared-contracts';
import { layoutQueries } from '../../shared/api/company';
import { Providers } from '../../shared/composition/Providers';
import type { SiteNav } from '../../shared/composition/page/pageState';
import { createQueryClient } from '../../shared/composition/queryClient';
import { Layout } from '../../shared/layout/Layout';
import { currentMark } from '../../shared/layout/links/currentMark';
import { PAGE_ORIGIN } from '../page/loadPage';
import { createPageStyles } from '../page/pageStyles';
import { renderToHtml } from '../page/renderToHtml';

/** Header and footer as HTML, and what Emotion knows of the classes that they use. */
export type Fragments = { header: string; footer: string; styles: Pick<EmotionCache, 'inserted' | 'registered'> };

/** What decides header and footer: the site's links, the page's path, and the data of `layoutQueries`. */
export type LayoutOfPage = { nav: SiteNav; pathname: string; shell: ShellServices };

export type LayoutFragments = {
  /** Header and footer of a page. Undefined where data of theirs are missing: the browser loads these, and shows more. */
  of(page: LayoutOfPage): Promise<Fragments | undefined>;
};

/** For so many current links, and lists of links that version sets have, fragments are kept. */
const MAX_KEPT = 100;
/** A path that no link leads to: `nav` has no such sign (shared-contracts, releases/nav.ts). */
const NOT_LINKED = '/~';

/**
 * Header and footer of a thread's pages, which have more than half of a page's links. They are rendered once for all pages
 * that show the same in them (docs/decisions/0038-fragments-of-the-layout.md). They are rendered alone, from nothing but
 * what they are kept by, so nothing of one page can get into another.
 */
export function createLayoutFragments(): LayoutFragments {
  const kept = new LRUCache<string, Promise<Fragments>>({ max: MAX_KEPT });
  let keptData: readonly unknown[] = [];

  return {
    async of({ nav, pathname, shell }) {
      const data = layoutQueries(shell).map(({ queryKey }) => shell.queryClient.getQueryData(queryKey));
      if (data.includes(undefined)) return undefined;
      // Refreshed data that say the same are the same objects: React Query keeps those (structural sharing).
      if (data.some((value, index) => value !== keptData[index])) kept.clear();
      keptData = data;
      const current = currentLink(nav, pathname) ?? NOT_LINKED;
      const key = JSON.stringify([current, nav]);
      const known = kept.get(key);
      if (known) return known;
      const rendering = render({ nav, pathname: current, shell });
      kept.set(key, rendering);
      rendering.catch(() => kept.delete(key));
      return rendering;
    },
  };
}

/** The path of the longest link that is marked. The other marked links lead to paths above it, so it marks them, too. */
function currentLink({ header, more }: SiteNav, pathname: string): string | undefined {
  const marked = [...header, ...more].map(({ to }) => to).filter((to) => currentMark(to, pathname));
  return marked.sort((one, other) => other.length - one.length)[0];
}

const { query, dataRoutes } = createStaticHandler([{ Component: Layout, children: [{ path: '*', element: null }] }]);

/** Renders the layout around an empty page. React's ids tell the place in the tree, so the tree around it is a page's. */
async function render({ nav, pathname, shell }: LayoutOfPage): Promise<Fragments> {
  const queryClient = createQueryClient();
  for (const { queryKey } of layoutQueries(shell)) {
    queryClient.setQueryData(queryKey, shell.queryClient.getQueryData(queryKey));
  }
  const context = await query(new Request(PAGE_ORIGIN + pathname));
  if (context instanceof Response) throw new Error(`the layout of ${pathname} answers ${context.status}`);
  const styles = createPageStyles();
  const html = await renderToHtml(
    <Providers shell={{ ...shell, queryClient }} remotes={{ ...NO_REMOTES, nav }} styles={styles}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  return { header: elementOf(html, 'header'), footer: elementOf(html, 'footer'), styles };
}

const NO_REMOTES = { forPath: () => undefined, isLoaded: () => false, refresh: async () => false };

/** The layout has one `header` and one `footer`, and the page between them is empty. */
const elementOf = (html: string, name: 'header' | 'footer'): string =>
  html.slice(html.indexOf(`<${name}`), html.lastIndexOf(`</${name}>`) + `</${name}>`.length);

const placeholder = (name: 'header' | 'footer') => <template data-fragment={name} />;
const written = (name: 'header' | 'footer') => `<template data-fragment="${name}"></template>`;

/** What a page is rendered with in place of header and footer. */
export const PLACEHOLDERS = { header: placeholder('header'), footer: placeholder('footer') };

/** Makes the styles of the fragments a page's, as if they had been rendered with it. */
export function addStyles({ styles }: Fragments, page: EmotionCache): void {
  Object.assign(page.inserted, styles.inserted);
  // Emotion takes rules of classes that are not registered for global ones.
  Object.assign(page.registered, styles.registered);
}

/** A page's HTML with header and footer in their places. */
export function withFragments(html: string, { header, footer }: Fragments): string {
  // What a page holds stands after the header, and before the footer.
  const top = html.indexOf(written('header'));
  const bottom = html.lastIndexOf(written('footer'));
  return (
    html.slice(0, top) +
    header +
    html.slice(top + written('header').length, bottom) +
    footer +
    html.slice(bottom + written('footer').length)
  );
}
