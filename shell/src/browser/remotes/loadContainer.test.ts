import { checkScripts, learnHash } from './integrity';
import { loadContainer } from './loadContainer';

const address = 'https://tramuntana.example/releases/mfe-blog/1.0.0/remoteEntry.js';
const page = window as unknown as Record<string, unknown>;
const container = { init: () => {}, get: async () => () => ({}) };

/** The script that is loading. */
const script = () => document.head.querySelector('script') as HTMLScriptElement;

afterEach(() => {
  delete page.mfe_blog_1;
});

test('the entry runs once and leaves its container; its script element is removed', async () => {
  const loading = loadContainer('mfe_blog_1', address);
  expect(script().src).toBe(address);
  page.mfe_blog_1 = container;
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(script()).toBeNull();
  expect(await loadContainer('mfe_blog_1', address)).toBe(container);
});

test.each([
  ['does not load', 'error', 'did not load'],
  ['leaves no container', 'load', 'leaves no mfe_blog_1'],
])('for an entry that %s, the error has its address, and it can be loaded again', async (_what, event, why) => {
  const loading = loadContainer('mfe_blog_1', address);
  script().dispatchEvent(new Event(event));
  await expect(loading).rejects.toThrow(`${address} ${why}`);
  const again = loadContainer('mfe_blog_1', address);
  page.mfe_blog_1 = container;
  script().dispatchEvent(new Event('load'));
  expect(await again).toBe(container);
});

test('an entry runs only if it has its published hash', async () => {
  checkScripts();
  learnHash(address, 'sha384-entry');
  const loading = loadContainer('mfe_blog_1', address);
  expect(script().integrity).toBe('sha384-entry');
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`${address} did not load as it was published`);
});
