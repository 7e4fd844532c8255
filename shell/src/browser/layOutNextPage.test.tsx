import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { Section } from 'shared-ui';
import { layOutNextPage } from './layOutNextPage';

const root = document.documentElement;
const idle: (() => void)[] = [];

const page = (title: string) => (
  <>
    <h1>{title}</h1>
    <Section title="Primera" />
    <Section title="Segunda" />
  </>
);

// Two components, as two pages are: React keeps no element of the one for the other.
const Blog = () => page('Blog');
const Gallery = () => page('Galería');

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  idle.length = 0;
  root.removeAttribute('data-late-layout');
  window.requestIdleCallback = (work) => idle.push(work as () => void);
  router = createMemoryRouter(
    [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          { path: '/blog', Component: Blog },
          { path: '/media', Component: Gallery },
        ],
      },
    ],
    { initialEntries: ['/blog'] },
  );
  render(<RouterProvider router={router} />);
  layOutNextPage(router);
});
afterEach(() => {
  router.dispose();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const late = () => document.querySelectorAll('[data-late]').length;
const goTo = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));

/** Lets a frame and then idle moments pass. */
async function rest() {
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  for (let work = idle.shift(); work; work = idle.shift()) {
    work();
    await act(async () => {});
  }
}

test('the page behind a link is painted before its sections out of sight are laid out, which follow at rest', async () => {
  await goTo('/media');
  expect(screen.getByRole('heading', { name: 'Galería' })).toBeInTheDocument();
  expect(root).toHaveAttribute('data-late-layout');
  expect(late()).toBe(2);
  await rest();
  expect(late()).toBe(0);
  expect(root).not.toHaveAttribute('data-late-layout');
});

test('a page that is left keeps the layout of its sections', async () => {
  const sections = [...document.querySelectorAll('section')];
  // React renders the next page at the end of `act`.
  await act(async () => {
    await router.navigate('/media');
    expect(root).toHaveAttribute('data-late-layout');
    expect(screen.getByRole('heading', { name: 'Blog' })).toBeInTheDocument();
    expect(sections.filter((section) => section.hasAttribute('data-late'))).toEqual([]);
  });
});

test.each<[string, Parameters<typeof router.navigate>]>([
  ['with a fragment', ['/media#segunda']],
  ['that keeps its scroll position', ['/media', { preventScrollReset: true }]],
  ['that stands in place of another in the history', ['/media', { replace: true }]],
  ['with another filter of the same page', ['/blog?tag=2']],
])('a page %s is laid out at once', async (_what, to) => {
  await goTo(...to);
  expect(root).not.toHaveAttribute('data-late-layout');
});

test('going back lays everything out at once, also while a page is being laid out', async () => {
  await goTo('/media');
  expect(root).toHaveAttribute('data-late-layout');
  await act(() => router.navigate(-1));
  expect(root).not.toHaveAttribute('data-late-layout');
});
