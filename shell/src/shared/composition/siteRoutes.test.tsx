import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { mounted, ROOT, siteRoutes, UNMATCHED, wrapped, wrapperId } from './siteRoutes';

/** The ids of the routes that answer an address, outermost first. */
const answering = (routes: RouteObject[], address: string) =>
  matchRoutes(routes, address)?.map(({ route }) => route.id ?? route.path ?? 'index');

test('each group of a remote’s routes is below its mount; the home page’s group needs no path', () => {
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

test.each(['/', '/blog', '/contacto', '/no-existe'])('only the splat matches %s without loaded remotes', (address) => {
  expect(answering(siteRoutes(new Map()), address)).toEqual(['root', UNMATCHED]);
});

test.each(['/', '/blog'])('a navigation to %s makes the router ask for its remote’s routes', async (to) => {
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

test('the shell’s own page answers the newsletter’s form', () => {
  expect(answering(siteRoutes(new Map()), '/newsletters')).toEqual(['root', 'newsletter']);
});
