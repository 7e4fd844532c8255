import type { RegistryRemote } from 'shared-contracts';
import { warmLinks } from './warmLinks';

const blog = { name: 'mfe-blog', status: 'available' } as RegistryRemote;
const lazy = jest.fn(async () => ({}));
const load = jest.fn(async () => [{ path: 'blog', children: [{ index: true, lazy }] }]);

beforeAll(() => warmLinks({ forPath: (path) => (path.startsWith('/blog') ? blog : undefined), load }));

beforeEach(() => {
  lazy.mockClear();
  load.mockClear();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A link in the page, with the pointer over what is inside it. */
async function pointAt(href: string) {
  document.body.innerHTML = `<a href="${href}"><span>Blog</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
}

test('a link with the pointer over it brings its remote and the chunk of its page, once', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  await pointAt('/blog');
  expect(lazy).not.toHaveBeenCalled();
  await pointAt('/blog');
  await pointAt('/blog');
  expect(load).toHaveBeenCalledTimes(2);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test.each(['https://otro.example/blog', '/no-existe'])('%s brings nothing', async (href) => {
  await pointAt(href);
  expect(load).not.toHaveBeenCalled();
});
