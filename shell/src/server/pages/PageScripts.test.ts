/** @jest-environment node */
import { aLiveRemote } from '../../testing/aLiveRemote';
import { PageScripts } from './PageScripts';

const blog = aLiveRemote({
  chunks: { routes: ['routes.js'], list: ['shared.js', 'list.js', 'routes.js'], post: ['shared.js', 'post.js'] },
});
const pages = { '/blog': ['list'], '/blog/post/:id': ['post', 'unknown'], '/blog/post/nueva': ['list', 'post'] };

test('chunks become files, each once, without the files that every page loads', () => {
  const scripts = new PageScripts();
  scripts.learn(blog, pages);
  expect(scripts.pages(blog)).toEqual({
    '/blog': ['shared.js', 'list.js'],
    '/blog/post/:id': ['shared.js', 'post.js'],
    '/blog/post/nueva': ['shared.js', 'list.js', 'post.js'],
  });
});

test('given paths, only the patterns that match them are named', () => {
  const scripts = new PageScripts();
  scripts.learn(blog, pages);
  const named = (...paths: string[]) => Object.keys(scripts.pages(blog, paths));
  expect(named('/blog/post/1', '/blog/post/2')).toEqual(['/blog/post/:id']);
  expect(named('/blog/post/nueva', '/blog/no-existe')).toEqual(['/blog/post/nueva']);
});

test('without a warm-up no scripts are known, and a failed one removes none', () => {
  const scripts = new PageScripts();
  expect(scripts.pages(blog, ['/blog'])).toEqual({});
  scripts.learn(blog, pages);
  scripts.learn(blog, {});
  expect(Object.keys(scripts.pages(blog, ['/blog']))).toEqual(['/blog']);
  expect(scripts.pages(aLiveRemote({ ...blog, version: '2' }), ['/blog'])).toEqual({});
});
