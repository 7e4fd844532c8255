/** @jest-environment node */
import { pageChunks } from './pageRoutes';

const handle = (...chunks: string[]) => ({ head: { title: '', description: '' }, chunks });

test('a page needs its own chunks, those of the routes around it, and those of its loader, each once', () => {
  expect(
    pageChunks([
      { children: [{ index: true, handle: handle('page-home') }] },
      {
        path: 'blog',
        handle: handle('blog'),
        children: [
          { index: true, handle: handle('list', 'blog') },
          { path: 'post/:id', handle: { ...handle('post'), loaderChunks: ['schemas'] } },
          { path: 'viejo' },
        ],
      },
    ]),
  ).toEqual({
    '/': ['page-home'],
    '/blog': ['blog', 'list'],
    '/blog/post/:id': ['blog', 'post', 'schemas'],
    '/blog/viejo': ['blog'],
  });
});
