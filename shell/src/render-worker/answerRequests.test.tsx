/** @jest-environment node */
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { aBlog, aPageRequest, aRegistry } from '../testing/aRenderer';
import { aRenderedPage } from '../testing/aWorker';
import { createAnswers, sendReply } from './answerRequests';
import { createHeartbeat } from './heartbeat';
import { processTime, type ThreadSettings } from './protocol';

const serverBundle = { file: '/releases/mfe-blog/server.cjs', integrity: 'sha384-a' };
const remote = { name: 'mfe-blog', version: '1.0.0', serverBundle };
const Title = () => <h1>Blog</h1>;
const blog = aBlog(() => [{ index: true, Component: Title }], {
  listPages: async () => [{ path: '/blog' }],
});

/** Far in the future, in milliseconds since the epoch. */
const deadline = processTime() + 3_600_000;

function aThread(over: Partial<ThreadSettings> = {}, loadModule = jest.fn((_bundle: typeof serverBundle) => blog)) {
  const settings: ThreadSettings = {
    remote,
    apiUrl: 'http://api.example/api',
    mediaOrigin: '',
    siteUrl: '',
    heartbeat: createHeartbeat(),
    ...over,
  };
  const data = {
    layoutData: { provide: async () => true },
    formToken: async () => undefined,
    fetch,
  };
  return { loadModule, answer: createAnswers({ settings, ...data, loadModule }) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a release’s code is evaluated once, at the first request', async () => {
  const { answer, loadModule } = aThread();
  expect(loadModule).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([
    answer({ id: 1, kind: 'page', page: aPageRequest('/blog'), deadline }),
    answer({ id: 2, kind: 'page', page: aPageRequest('/blog/nada'), deadline }),
  ]);
  expect(first).toMatchObject({ id: 1, kind: 'page', page: { status: 200 } });
  expect(second).toMatchObject({ id: 2, kind: 'page', page: { status: 404 } });
  expect(loadModule.mock.calls).toEqual([[serverBundle]]);
});

test('a page lists the chunks of its release’s pages if the request asks for them', async () => {
  const { answer } = aThread();
  const ask = (asksForChunks: boolean) =>
    answer({ id: 1, kind: 'page', page: { ...aPageRequest('/blog'), asksForChunks }, deadline });
  expect(await ask(true)).toHaveProperty('page.pages', { '/blog': [] });
  expect(await ask(false)).not.toHaveProperty('page.pages');
});

test('a page reply can be sent between threads', async () => {
  const reply = await aThread().answer({ id: 1, kind: 'page', page: aPageRequest('/blog'), deadline });
  expect(structuredClone(reply)).toEqual(reply);
});

test('requests for a list and for a warm-up are answered', async () => {
  const { answer } = aThread();
  expect(await answer({ id: 1, kind: 'list', timeout: 1000 })).toEqual({
    id: 1,
    kind: 'list',
    pages: [{ path: '/blog' }],
  });
  expect(await answer({ id: 2, kind: 'warm-up', registry: aRegistry() })).toEqual({
    id: 2,
    kind: 'warm-up',
    warmUp: { rendered: ['/blog'], failures: [], chunks: { '/blog': [] } },
  });
});

test('the shell’s own thread evaluates no server bundle', async () => {
  const { answer, loadModule } = aThread({ remote: null });
  expect(await answer({ id: 1, kind: 'page', page: aPageRequest('/nada', { remote: null }), deadline })).toMatchObject({
    page: { status: 404 },
  });
  expect(await answer({ id: 2, kind: 'warm-up', registry: aRegistry() })).toMatchObject({
    warmUp: { rendered: ['/'] },
  });
  expect(loadModule).not.toHaveBeenCalled();
});

test.each([
  ['an error', new Error('roto'), 'roto'],
  ['a text', 'roto', 'something that is no error was thrown: roto'],
  ['nothing', undefined, 'something that is no error was thrown: undefined'],
  ['what has no text', Object.create(null), 'something that is no error was thrown: [Object: null prototype] {}'],
  ['an error with another message', Object.assign(new Error(), { message: {} }), expect.stringContaining('no error')],
])('an error of the release becomes the reply: %s', async (_what, thrown, message) => {
  const { answer } = aThread(
    {},
    jest.fn((_bundle: typeof serverBundle): typeof blog => {
      throw thrown;
    }),
  );
  const reply = await answer({ id: 1, kind: 'page', page: aPageRequest('/blog'), deadline });
  expect(reply).toEqual({ id: 1, kind: 'error', error: { message, stack: expect.any(String) } });
});

test('a page whose deadline has passed is not rendered', async () => {
  const late = { id: 1, kind: 'page' as const, page: aPageRequest('/blog'), deadline: processTime() - 1000 };
  expect(await aThread().answer(late)).toMatchObject({
    kind: 'error',
    error: { message: 'nobody waits for this page any more' },
  });
});

test('if a release could not be evaluated, the next request tries again', async () => {
  const loadModule = jest.fn((_bundle: typeof serverBundle) => blog);
  loadModule.mockImplementationOnce(() => {
    throw new Error('roto');
  });
  const { answer } = aThread({}, loadModule);
  expect(await answer({ id: 1, kind: 'page', page: aPageRequest('/blog'), deadline })).toMatchObject({ kind: 'error' });
  expect(await answer({ id: 2, kind: 'page', page: aPageRequest('/blog'), deadline })).toMatchObject({ kind: 'page' });
});

/** The reply with a page as the server receives it. */
async function sent(over: Parameters<typeof aRenderedPage>[0]) {
  const { port1, port2 } = new MessageChannel();
  sendReply(port1, { id: 1, kind: 'page', page: aRenderedPage(over) });
  const [reply] = await once(port2, 'message');
  port1.close();
  return reply;
}

test('the body of a page is transferred, not copied', async () => {
  const body = new TextEncoder().encode('<body>');
  expect(await sent({ body })).toMatchObject({ id: 1, kind: 'page', page: { status: 200 } });
  expect(body).toHaveLength(0);
});

test('a page that cannot be posted becomes an error, so its visitor does not wait until the deadline', async () => {
  const message = expect.stringContaining('could not be cloned');
  const error = { message, stack: expect.any(String) };
  expect(await sent({ chunks: [(() => {}) as never] })).toEqual({ id: 1, kind: 'error', error });
});
