import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';
import { aGallery } from '../../testing/aGallery';
import { watchIntersections } from '../../testing/intersections';

const link = () => screen.findByRole('link', { name: 'Cargar más' });
const visitorScrolls = (to = 600) => {
  window.scrollY = to;
  fireEvent.scroll(window);
};
const comesNear = async (report: ReturnType<typeof watchIntersections>['report']) => {
  const more = await link();
  visitorScrolls();
  await report(more, true);
};
const page = (number: number) => document.querySelector(`[data-page="${number}"]`) as HTMLElement;
const shows = (name: string) => waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible());

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  window.scrollY = 0;
});

function visit(count: number) {
  const intersections = watchIntersections();
  return { ...intersections, ...renderRoutes(createRoutes, fakeShell(aGallery(count)), '/media') };
}

test('pages load automatically near the end, then pause so that the footer can be reached', async () => {
  const { report, router } = visit(100);
  for (const next of [2, 3, 4]) {
    await comesNear(report);
    await shows(`Vuelo ${next * 12}`);
    expect(router.state.location.search).toBe(`?page=${next}`);
  }
  await comesNear(report);
  expect(router.state.location.search).toBe('?page=4');
  await userEvent.click(await link());
  await shows('Vuelo 60');
  await comesNear(report);
  await shows('Vuelo 72');
});

test('nothing loads automatically before a scroll, nor after a jump to the end', async () => {
  const { report, router } = visit(30);
  await report(await link(), true);
  expect(router.state.location.search).toBe('');
  visitorScrolls();
  await report(await link(), true, { top: 100 });
  expect(router.state.location.search).toBe('');
});

test('the scroll to the top when the page opens loads nothing', async () => {
  const { report, router } = visit(30);
  const more = await link();
  visitorScrolls(0);
  await report(more, true);
  expect(router.state.location.search).toBe('');
  await comesNear(report);
  await shows('Vuelo 24');
});

test('the list does not hold back a visitor who is leaving', async () => {
  const { report } = watchIntersections();
  const shell = fakeShell({ ...aGallery(100), '/galeria/7/': () => new Promise(() => {}) });
  const { router } = renderRoutes(createRoutes, shell, '/media');
  await link();
  await act(async () => void router.navigate('/media/7'));
  expect(router.state.navigation.state).toBe('loading');
  await comesNear(report);
  expect(router.state.navigation.location?.pathname).toBe('/media/7');
  expect(router.state.location.search).toBe('');
});

test('a list does not grow during a fling', async () => {
  const { report } = watchIntersections();
  const gallery = aGallery(100);
  const secondPage = '/galeria/?page=2&page_size=12';
  // During the call, the link comes hundreds of screens nearer.
  const answer = async () => {
    (await link()).getBoundingClientRect = () => ({ top: 1300 }) as DOMRect;
    return gallery[secondPage];
  };
  const shell = fakeShell({ ...gallery, [secondPage]: answer });
  const { router } = renderRoutes(createRoutes, shell, '/media');
  const more = await link();
  visitorScrolls();
  await report(more, true, { top: 200_000 });
  await waitFor(() => expect(shell.queryClient.getQueryData(['mfe-media', secondPage])).toBeDefined());
  await act(async () => {});
  expect(router.state.location.search).toBe('');
});

test('if the last list took a second to render, the next one loads only for slow scrolling', async () => {
  const { report } = watchIntersections();
  const gallery = aGallery(100);
  const thirdPage = '/galeria/?page=3&page_size=12';
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const pass = (milliseconds: number) => clock.mockReturnValue(performance.now() + milliseconds);
  // During the call of a tenth of a second, the link comes nearer by ten pixels a millisecond.
  const answer = async () => {
    (await link()).getBoundingClientRect = () => ({ top: 4000 }) as DOMRect;
    pass(100);
    return gallery[thirdPage];
  };
  const shell = fakeShell({ ...gallery, [thirdPage]: answer });
  const { router } = renderRoutes(createRoutes, shell, '/media');
  const unsubscribe = router.subscribe(({ location }) => location.search === '?page=2' && pass(1000));
  await comesNear(report);
  await shows('Vuelo 24');
  unsubscribe();
  await report(await link(), true, { top: 5000 });
  await waitFor(() => expect(shell.queryClient.getQueryData(['mfe-media', thirdPage])).toBeDefined());
  await act(async () => {});
  expect(router.state.location.search).toBe('?page=2');
});

test('with data saving nothing loads automatically', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { report, router } = visit(30);
  await comesNear(report);
  expect(router.state.location.search).toBe('');
});

test('parts far from the screen are not rendered, keep their height and come back', async () => {
  const { report } = visit(30);
  await shows('Vuelo 1');
  await report(page(1), false, { height: 1234 });
  expect(screen.queryByRole('link', { name: 'Vuelo 1' })).toBeNull();
  expect(page(1)).toHaveStyle({ minHeight: '1234px' });
  await report(page(1), true);
  await shows('Vuelo 1');
});

test('a part with the focus is removed only after the focus has moved on', async () => {
  const { report } = visit(30);
  await shows('Vuelo 1');
  screen.getByRole('link', { name: 'Vuelo 1' }).focus();
  await report(page(1), false);
  expect(screen.getByRole('link', { name: 'Vuelo 1' })).toHaveFocus();
  (await link()).focus();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Vuelo 1' })).toBeNull());
});
