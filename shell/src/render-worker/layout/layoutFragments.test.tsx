/** @jest-environment node */

import type { QueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { RouteObject } from 'react-router';
import { layoutQueries } from '../../shared/api/company';
import type { SiteNav } from '../../shared/composition/page/pageState';
import { createQueryClient } from '../../shared/composition/queryClient';
import { aNav } from '../../testing/aNav';
import { aBlog, aPageRequest, aRegistry, aRenderer } from '../../testing/aRenderer';
import { aShell } from '../../testing/aShell';
import { renderPage } from '../page/renderPage';
import { createLayoutFragments, type LayoutFragments } from './layoutFragments';

const companyData: Record<string, unknown> = {
  contact: { phone: '972 12 34 56', gmail: 'hola@tramuntana.example', instagram: 'https://instagram.example/t' },
  address: { full_address: 'Carrer de la Força 1, Girona' },
  business: { work_days_open: '9:00', work_days_close: '18:00' },
  'service-links': [{ titulo: 'Fotografía aérea', pagina: 'fotografia-aerea' }],
};

/** Puts the data of header and footer into a page's queries, but for those that are missing. */
function provide(queryClient: QueryClient, data = companyData): void {
  for (const { queryKey } of layoutQueries(aShell())) {
    const value = data[String(queryKey[1])];
    if (value !== undefined) queryClient.setQueryData(queryKey, value);
  }
}

/** A page with everything that could be mistaken for the layout's, and an id of React's. */
function Page() {
  return (
    <article>
      <header>Cabecera</header>
      <h1 id={useId()} css={{ color: 'rebeccapurple' }}>
        Entrada
      </h1>
      <template data-fragment="header" />
      <template data-fragment="footer" />
      <footer>Pie</footer>
    </article>
  );
}
const blog = aBlog((): RouteObject[] => [
  { index: true, Component: Page },
  { path: 'post/:id', Component: Page },
]);

const { header, more } = aNav();
const nav = { header: [...header, { to: '/blog/post', label: 'Entradas' }], more };

/** The page at an address, with header and footer by these fragments, and whether React wrote them with the page. */
async function rendered(address: string, layoutFragments: LayoutFragments, remote: string | null = 'mfe-blog') {
  const layoutData = {
    provide: async (page: QueryClient) => {
      provide(page);
      return true;
    },
  };
  const request = aPageRequest(address, { remote, registry: { ...aRegistry(), nav } });
  const { body, styles, links } = await renderPage(
    request,
    aRenderer(remote === null ? null : blog, { layoutData, layoutFragments }),
  );
  const [, rules = ''] = /^<style data-styles>(.*)<\/style>$/s.exec(styles) ?? [];
  // Each element has one class of Emotion's, so the order of the rules makes no difference.
  return {
    html: body.replace(/<script.*/s, ''),
    rules: rules.split('}').sort(),
    links,
  };
}

const none: LayoutFragments = { of: async () => undefined };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a page that a link leads to', '/blog', 'mfe-blog'],
  ['a page below two links', '/blog/post/1', 'mfe-blog'],
  ['a page that no link leads to', '/carrito', null],
  ['the home page, while its remote is away', '/', null],
])('%s is the same as if React had rendered all of it', async (_what, address, remote) => {
  const layoutFragments = createLayoutFragments();
  const whole = await rendered(address, none, remote);
  expect(whole.html).toContain('972 12 34 56');
  expect(await rendered(address, layoutFragments, remote)).toEqual(whole);
  expect(await rendered(address, layoutFragments, remote)).toEqual(whole);
});

describe('header and footer are rendered once', () => {
  const { of } = createLayoutFragments();
  const shown = (
    pathname: string,
    { links = nav, data = companyData }: { links?: SiteNav; data?: typeof companyData } = {},
  ) => {
    const queryClient = createQueryClient();
    provide(queryClient, data);
    return of({ nav: links, pathname, shell: { ...aShell(), queryClient } });
  };

  test('for all pages that have the same link marked', async () => {
    const post = await shown('/blog/post/1');
    expect(post?.header).toContain('aria-current="page"');
    expect(await shown('/blog/post/2')).toBe(post);
    expect(await shown('/media')).not.toBe(post);
    expect((await shown('/media'))?.header).not.toBe(post?.header);
    expect(await shown('/no-existe')).toBe(await shown('/tampoco'));
  });

  test('for all version sets with the same links', async () => {
    const post = await shown('/blog');
    expect(await shown('/blog', { links: structuredClone(nav) })).toBe(post);
    const without = await shown('/blog', { links: { header, more } });
    expect([post, without].map((parts) => parts?.header.includes('Entradas'))).toEqual([true, false]);
  });

  test('until their data change', async () => {
    const before = await shown('/blog');
    const moved = { ...companyData, address: { full_address: 'Plaça del Vi 1, Girona' } };
    const after = await shown('/blog', { data: moved });
    expect([before, after].map((parts) => parts?.footer.includes('Plaça del Vi'))).toEqual([false, true]);
    expect(await shown('/blog', { data: moved })).toBe(after);
  });
});

test.each(Object.keys(companyData))(
  'without the data of %s there are none, for the browser asks for these',
  async (name) => {
    const queryClient = createQueryClient();
    provide(queryClient, { ...companyData, [name]: undefined });
    const page = { nav, pathname: '/blog', shell: { ...aShell(), queryClient } };
    expect(await createLayoutFragments().of(page)).toBeUndefined();
  },
);

test('a failure is the page’s, and not kept', async () => {
  const { of } = createLayoutFragments();
  const queryClient = createQueryClient();
  provide(queryClient, { ...companyData, 'service-links': [null] });
  const page = { nav, pathname: '/blog', shell: { ...aShell(), queryClient } };
  await expect(of(page)).rejects.toThrow();
  await expect(of(page)).rejects.toThrow();
  queryClient.setQueryData(['shell', 'service-links'], []);
  expect((await of(page))?.footer).toContain('Todos los servicios');
});
