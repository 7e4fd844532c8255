import { createMemoryRouter } from 'react-router';
import { forReact } from './forReact';

/** Answers the loaders of a page when the test says so. */
function aRouter() {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  const router = createMemoryRouter([
    { path: '/', element: 'Inicio' },
    { path: '/blog', element: 'Blog', loader },
    { path: '/media', element: 'Galería', loader },
  ]);
  const seen: string[] = [];
  const unsubscribe = forReact(router).subscribe(({ location, navigation }) =>
    seen.push(
      `${location.pathname}${location.search} ${navigation.state} ${navigation.location?.pathname ?? ''}`.trim(),
    ),
  );
  const arrive = async () => {
    waiting.pop()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { router, seen, unsubscribe, arrive };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('of a quick navigation React learns only its end', async () => {
  const { router, seen, arrive } = aRouter();
  void router.navigate('/blog');
  await jest.advanceTimersByTimeAsync(99);
  expect(router.state.navigation.state).toBe('loading');
  await arrive();
  await jest.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['/blog idle']);
});

test('React learns of a slow one after a tenth of a second, also where a visitor changes their mind meanwhile', async () => {
  const { router, seen, arrive } = aRouter();
  void router.navigate('/blog');
  await jest.advanceTimersByTimeAsync(60);
  void router.navigate('/media');
  await jest.advanceTimersByTimeAsync(39);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['/ loading /media']);
  await arrive();
  expect(seen).toEqual(['/ loading /media', '/media idle']);
});

test('a search within the page is told at once', async () => {
  const { router, seen, arrive } = aRouter();
  void router.navigate('/blog');
  await jest.advanceTimersByTimeAsync(0);
  await arrive();
  void router.navigate('/blog?buscar=mapas');
  await jest.advanceTimersByTimeAsync(0);
  await arrive();
  expect(seen).toEqual(['/blog idle', '/blog loading /blog', '/blog?buscar=mapas idle']);
});

test('who no longer listens is told nothing', async () => {
  const { router, seen, unsubscribe } = aRouter();
  void router.navigate('/blog');
  await jest.advanceTimersByTimeAsync(50);
  unsubscribe();
  await jest.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual([]);
});

test('all else is the router’s own', () => {
  const { router } = aRouter();
  expect(forReact(router).state).toBe(router.state);
  expect(forReact(router).revalidate).toBe(router.revalidate);
});
