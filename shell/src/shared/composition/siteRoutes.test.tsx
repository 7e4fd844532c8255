import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { mounted, ROOT, siteRoutes, UNMATCHED, wrapped, wrapperId } from './siteRoutes';

/** The ids of the routes that answer an address, outermost first. */
const answering = (routes: RouteObject[], address: string) =>
  matchRoutes(routes, address)?.map(({ route }) => route.id ?? route.path ?? 'index');

test('each group of a remote’s routes stands below its mount, that of the home page below none', () => {
  const index = [{ index: true }];
  expect(mounted({ '/': index, '/contacto': index })).toEqual([
    { children: index },
    { path: 'contacto', children: index },
  ]);
});

test('a loaded remote answers inside the layout and its own wrapper', () => {
  const loaded = new Map([
    ['mfe-blog', mounted({ '/blog': [{ index: true, id: 'list' }] })],
    ['mfe-marketing', mounted({ '/': [{ index: true, id: 'home' }] })],
  ]);
  const routes = siteRoutes(loaded);
  expect(answering(routes, '/blog')).toEqual(['root', wrapperId('mfe-blog'), 'blog', 'list']);
  expect(answering(routes, '/')?.slice(0, 2)).toEqual(['root', wrapperId('mfe-marketing')]);
  expect(answering(routes, '/blog/no-existe')).toEqual(['root', UNMATCHED]);
});

test.each(['/', '/blog', '/contacto', '/no-existe'])('%s of a remote that is not loaded is the splat’s', (address) => {
  expect(answering(siteRoutes(new Map()), address)).toEqual(['root', UNMATCHED]);
});

test.each(['/', '/blog'])('going to %s makes the router ask for its remote, whose routes then answer', async (to) => {
  const name = to === '/' ? 'mfe-marketing' : 'mfe-blog';
  const asked: string[] = [];
  const router = createMemoryRouter(siteRoutes(new Map()), {
    initialEntries: ['/no-existe'],
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation({ path, patch }) {
      asked.push(path);
      patch(ROOT, [wrapped(name, mounted({ [to]: [{ index: true, id: 'page' }] }))]);
    },
  });
  await router.navigate(to);
  expect(asked).toContain(to);
  expect(router.state.matches.at(-1)?.route.id).toBe('page');
  router.dispose();
});

test('the answer to the newsletter’s form is the shell’s own page', () => {
  expect(answering(siteRoutes(new Map()), '/newsletters')).toEqual(['root', 'newsletter']);
});
