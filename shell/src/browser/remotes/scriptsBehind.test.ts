import { aRemote } from '../../testing/aRemote';
import { preloadScripts, runPreloaded, scriptsBehind } from './scriptsBehind';

const pages = { '/blog': ['kit.js', 'page-list.js'], '/blog/post/:id': ['kit.js', 'page-post.js'] };
const blog = aRemote({ routes: ['routes.js'], pages });

const remotes = (remote = blog, loaded = false) => ({
  forPath: (path: string) => (path.startsWith('/blog') ? remote : undefined),
  isLoaded: () => loaded,
});
const released = (...files: string[]) => files.map((file) => `/releases/mfe-blog/1.0.0/${file}`);
const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => src.replace('http://localhost', ''));

beforeEach(() => {
  document.head.innerHTML = '';
});

test('a path needs its page’s chunks, and its remote’s entry and routes until they are loaded', () => {
  const all = released('remoteEntry.js', 'routes.js', 'kit.js', 'page-post.js');
  expect(scriptsBehind(remotes(), '/blog/post/1')).toEqual(all);
  expect(scriptsBehind(remotes(blog, true), '/blog/post/1')).toEqual(released('kit.js', 'page-post.js'));
});

test('a path without a remote, or with an unavailable one, needs no scripts', () => {
  expect(scriptsBehind(remotes(), '/media')).toEqual([]);
  expect(scriptsBehind(remotes(aRemote({ status: 'unavailable', routes: ['routes.js'], pages })), '/blog')).toEqual([]);
});

test('a release’s preloaded chunks run at once, but not its entry again, nor chunks of other releases', () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/releases/mfe-blog/1.0.0/page-list.js">';
  preloadScripts(released('remoteEntry.js', 'routes.js'));
  preloadScripts(['/releases/mfe-media/1.0.0/routes.js']);
  runPreloaded(blog);
  expect(addresses()).toEqual(released('page-list.js', 'routes.js'));
});

test.each(['load', 'error'])(
  'a script is removed after its %s event, because webpack would wait for a failed one',
  (end) => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/releases/mfe-blog/1.0.0/page-tag.js">';
    runPreloaded(blog);
    scripts()[0]?.dispatchEvent(new Event(end));
    expect(scripts()).toEqual([]);
  },
);
