import { act, render, screen } from '@testing-library/react';
import { markNextPage, useAfterFirstFrame } from '@tramuntana/ui';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { followNextPage } from './followNextPage';

/** The parts that each page showed at each render. */
let frames: string[];
const page = (title: string) => {
  const isWhole = useAfterFirstFrame();
  frames.push(`${title}${isWhole ? ', whole' : ''}`);
  return <h1>{title}</h1>;
};

// Two different components, so that React reuses no element between the pages.
const Blog = () => page('Blog');
const Gallery = () => page('Galería');

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  frames = [];
  markNextPage(false);
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
  followNextPage(router);
});
afterEach(() => router.dispose());

const goTo = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));

test('after a navigation a page renders its lower parts after its first frame; the first page does not', async () => {
  await goTo('/media');
  expect(screen.getByRole('heading', { name: 'Galería' })).toBeInTheDocument();
  expect(frames).toEqual(['Blog, whole', 'Galería', 'Galería, whole']);
});

test.each<[string, Parameters<typeof router.navigate>]>([
  ['with a fragment', ['/media#segunda']],
  ['that keeps its scroll position', ['/media', { preventScrollReset: true }]],
  ['that replaces a history entry', ['/media', { replace: true }]],
  ['with another filter of the same page', ['/blog?tag=2']],
])('a page %s renders everything at once', async (_what, to) => {
  await goTo(...to);
  expect(frames.filter((frame) => !frame.endsWith(', whole'))).toEqual([]);
});

test('going back renders everything at once', async () => {
  await goTo('/media');
  frames = [];
  await act(() => router.navigate(-1));
  expect(new Set(frames)).toEqual(new Set(['Blog, whole']));
});
