import type { RouteObject } from 'react-router-dom';
import { resolveLazyRoutes } from './awaitSection';

const Component = () => null;
const matched = (...routes: RouteObject[]) => routes.map((route) => ({ route }));

test('the matched pages are loaded before the router needs them, each once', async () => {
  const lazy = jest.fn(async () => ({ Component }));
  const route: RouteObject = { path: 'blog', lazy };
  expect(await resolveLazyRoutes(matched({ path: '/' }, route))).toBe(true);
  await resolveLazyRoutes(matched(route));
  expect(route).toEqual({ path: 'blog', lazy: undefined, Component });
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a page that does not load is left to the router, and the others are loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const lazy = async () => {
    throw new Error('no network');
  };
  const routes: RouteObject[] = [{ lazy }, { lazy: async () => ({ Component }) }];
  expect(await resolveLazyRoutes(matched(...routes))).toBe(false);
  expect(routes).toEqual([{ lazy }, { lazy: undefined, Component }]);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('resolves to false if a page has become the card, because the server rendered the page', async () => {
  expect(await resolveLazyRoutes(matched({ lazy: async () => ({ element: 'card' }) }))).toBe(false);
});
