/** @jest-environment node */
import { aLiveRemote, aShop } from '../../testing/aLiveRemote';
import { aRenderedPage, aWorkshop, type FakeWorker } from '../../testing/aWorker';
import { siteNav } from '../store/siteNav';
import { RenderPool } from './RenderPool';
import type { StartWorker } from './RenderThread';

const TIMEOUT = 1900;
const registry = { revision: '1', remotes: [], nav: siteNav([]) };
const pageOf = (pathname = '/blog') => ({ address: { pathname, search: '' }, remote: 'mfe-blog', registry });
const blog = aLiveRemote();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aPool({ maxThreads = 8 } = {}) {
  const workshop = aWorkshop();
  const log = { info: jest.fn(), warn: jest.fn() };
  let cannotStart = false;
  const startWorker: StartWorker = (settings) => {
    if (!cannotStart) return workshop.startWorker(settings);
    cannotStart = false;
    throw new Error('no memory for a thread');
  };
  /** The next thread cannot be started. */
  const breakStart = () => {
    cannotStart = true;
  };
  const rendered = jest.fn();
  const threadStarted = jest.fn();
  const threadLost = jest.fn();
  const settings = { apiUrl: 'http://api/api', mediaOrigin: '', siteUrl: '', maxThreads };
  const pool = new RenderPool({ startWorker, ...settings, log, events: { rendered, threadStarted, threadLost } });
  /** Asks for a page of the blog; resolves to its result or its failure. */
  const ask = (remote = blog, page = pageOf()) =>
    pool.render(remote, page, TIMEOUT).then(
      ({ status }) => String(status),
      (error: { kind: string }) => error.kind,
    );
  const askAnswered = async (remote = blog) => {
    const asked = ask(remote);
    const worker = workshop.workerOf(remote.version);
    worker.answer({ kind: 'page', page: aRenderedPage() }, worker.requests.at(-1)?.id);
    return asked;
  };
  /** Lets the release block its thread until it is found to be stuck. */
  const block = async (remote = blog) => {
    const asked = ask(remote);
    const worker = workshop.workerOf(remote.version);
    worker.beat();
    worker.cpu += 2000;
    await jest.advanceTimersByTimeAsync(1000);
    return asked;
  };
  return { pool, log, rendered, threadStarted, threadLost, ask, askAnswered, block, breakStart, ...workshop };
}

test('a release is rendered by one thread of its own, the shell by another', async () => {
  const { pool, askAnswered, workers, workerOf } = aPool();
  expect(await askAnswered()).toBe('200');
  expect(await askAnswered()).toBe('200');
  const own = pool.render(null, { ...pageOf('/no-existe'), remote: null }, TIMEOUT);
  workerOf(null).answerPage({ status: 404 });
  expect((await own).status).toBe(404);
  expect(workers.map(({ settings }) => settings.remote)).toEqual([
    {
      name: 'mfe-blog',
      version: '1.0.0-a',
      serverBundle: { file: blog.serverBundle, integrity: 'sha384-server.cjs' },
    },
    null,
  ]);
});

test('a stuck release is withheld and gets no more requests; other releases go on', async () => {
  const { pool, ask, askAnswered, block, running, log } = aPool();
  expect(await block()).toBe('stuck');
  expect(pool.isWithheld(blog)).toBe(true);
  expect(pool.problemOf(blog)).toBe('the server cannot render it (stuck)');
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'mfe-blog', version: '1.0.0-a', cause: 'stuck' },
    'release left alone',
  );
  expect(await ask()).toBe('refused');
  expect(running()).toBe(0);
  expect(await askAnswered(aShop({ version: '1.0.0-s' }))).toBe('200');
  expect(pool.isWithheld(aLiveRemote({ version: '1.0.0-b' }))).toBe(false);
});

test('after the pause a probe repeats the failed page, and its success closes the circuit', async () => {
  const { pool, ask, askAnswered, block, workerOf } = aPool();
  await block();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await ask()).toBe('refused');
  const probe = workerOf('1.0.0-a');
  expect(probe.requests).toEqual([expect.objectContaining({ kind: 'page', page: pageOf() })]);
  expect(await ask()).toBe('refused');
  expect(probe.requests).toHaveLength(1);
  expect(pool.isWithheld(blog)).toBe(true);
  probe.answerPage();
  await jest.advanceTimersByTimeAsync(0);
  expect(pool.isWithheld(blog)).toBe(false);
  expect(pool.problemOf(blog)).toBeUndefined();
  expect(await askAnswered()).toBe('200');
});

test('a release that is still stuck at the probe is refused for longer', async () => {
  const { ask, block, workerOf, running } = aPool();
  await block();
  await jest.advanceTimersByTimeAsync(10_000);
  await ask();
  const probe = workerOf('1.0.0-a');
  probe.beat();
  probe.cpu = 2000;
  await jest.advanceTimersByTimeAsync(1000);
  expect(probe.isTerminated).toBe(true);
  await jest.advanceTimersByTimeAsync(19_000);
  await ask();
  expect(running()).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  await ask();
  expect(running()).toBe(1);
});

test('a release that throws at the probe has answered, so the circuit closes', async () => {
  const { pool, ask, askAnswered, block, workerOf } = aPool();
  await block();
  await jest.advanceTimersByTimeAsync(10_000);
  await ask();
  workerOf('1.0.0-a').answer({ kind: 'error', error: { message: 'roto' } });
  await jest.advanceTimersByTimeAsync(0);
  expect(pool.isWithheld(blog)).toBe(false);
  expect(await askAnswered()).toBe('200');
});

test.each<[string, (worker: FakeWorker, id: number | undefined) => void]>([
  ['is made', (worker, id) => worker.answer({ kind: 'list', pages: [] }, id)],
  ['fails', (worker, id) => worker.answer({ kind: 'error', error: { message: 'roto' } }, id)],
])('an older list that %s during the probe does not decide the probe', async (_what, end) => {
  const { pool, ask, askAnswered, workerOf } = aPool();
  const list = pool.listPages(blog, 60_000).catch(() => undefined);
  const worker = workerOf('1.0.0-a');
  const listId = worker.requests[0]?.id;
  for (let visitor = 0; visitor < 3; visitor++) {
    const asked = ask();
    worker.beat();
    await jest.advanceTimersByTimeAsync(TIMEOUT);
    expect(await asked).toBe('late');
  }
  const beating = setInterval(() => worker.beat(), 100);
  await jest.advanceTimersByTimeAsync(10_000);
  const before = worker.requests.length;
  expect(await ask()).toBe('refused');
  expect(worker.requests).toHaveLength(before + 1);
  end(worker, listId);
  await list;
  expect(await ask()).toBe('refused');
  worker.answer({ kind: 'page', page: aRenderedPage() }, worker.requests.at(-1)?.id);
  await jest.advanceTimersByTimeAsync(0);
  expect(await askAnswered()).toBe('200');
  clearInterval(beating);
});

test('a release that crashes at every page starts two threads, not one for each visitor', async () => {
  const { pool, ask, workers, workerOf, log } = aPool();
  for (let visitor = 0; visitor < 2; visitor++) {
    expect(log.warn).not.toHaveBeenCalled();
    const asked = ask();
    workerOf('1.0.0-a').emit('exit', 1);
    expect(await asked).toBe('crashed');
  }
  expect(await ask()).toBe('refused');
  expect(await ask()).toBe('refused');
  expect(workers).toHaveLength(2);
  // A crash of a thread does not harm a browser, so browsers may load the release.
  expect(pool.isWithheld(blog)).toBe(false);
  expect(pool.problemOf(blog)).toContain('crashed');
});

test('a release that crashes between its pages is in the log each time, and its next page has a new thread', async () => {
  const { pool, askAnswered, workerOf, log, threadStarted, threadLost, workers } = aPool();
  expect(await askAnswered()).toBe('200');
  expect(pool.threadCount).toBe(1);
  workerOf('1.0.0-a').emit('error', new Error('thrown in a timer'));
  expect(log.warn.mock.calls).toEqual([
    [
      {
        remote: 'mfe-blog',
        version: '1.0.0-a',
        err: expect.objectContaining({ message: expect.stringContaining('thrown in a timer') }),
      },
      'a render thread ended while no page was open',
    ],
  ]);
  expect(pool.threadCount).toBe(0);
  expect(await askAnswered()).toBe('200');
  expect(workers).toHaveLength(2);
  expect(threadStarted.mock.calls).toEqual([['mfe-blog'], ['mfe-blog']]);
  expect(threadLost.mock.calls).toEqual([['mfe-blog']]);
});

test('the shell’s own thread that ends without a page is in the log, too', () => {
  const { pool, workerOf, log } = aPool();
  pool.open();
  workerOf(null).emit('exit', 1);
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'shell', err: expect.objectContaining({ kind: 'crashed' }) },
    'a render thread ended while no page was open',
  );
});

test('a release that still blocks its thread after its last page timed out is refused at once', async () => {
  const { pool, ask, workerOf } = aPool();
  const asked = ask();
  const worker = workerOf('1.0.0-a');
  worker.tellsCpu = false;
  worker.beat();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await asked).toBe('late');
  expect(pool.isWithheld(blog)).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(worker.isTerminated).toBe(true);
  expect(pool.isWithheld(blog)).toBe(true);
  expect(await ask()).toBe('refused');
});

test('a crash counts once, even if it fails several pages', async () => {
  const { ask, askAnswered, workerOf, pool } = aPool();
  const asked = [ask(), ask(), ask()];
  workerOf('1.0.0-a').emit('error', new Error('roto'));
  expect(await Promise.all(asked)).toEqual(['crashed', 'crashed', 'crashed']);
  expect(pool.problemOf(blog)).toBeUndefined();
  expect(await askAnswered()).toBe('200');
});

test('a probe fails if its thread cannot start, and the next one follows after the pause', async () => {
  const { ask, block, breakStart, running } = aPool();
  await block();
  await jest.advanceTimersByTimeAsync(10_000);
  breakStart();
  expect(await ask()).toBe('refused');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await ask()).toBe('refused');
  expect(running()).toBe(1);
});

test('a release that never answers makes three visitors wait, then its circuit opens', async () => {
  const { ask } = aPool();
  for (let visitor = 0; visitor < 3; visitor++) {
    const asked = ask();
    await jest.advanceTimersByTimeAsync(TIMEOUT);
    expect(await asked).toBe('late');
  }
  expect(await ask()).toBe('refused');
});

test('pages that throw do not open the circuit', async () => {
  const { ask, askAnswered, workerOf } = aPool();
  for (let visitor = 0; visitor < 5; visitor++) {
    const asked = ask();
    workerOf('1.0.0-a').answer({ kind: 'error', error: { message: 'roto' } });
    expect(await asked).toBe('threw');
  }
  expect(await askAnswered()).toBe('200');
});

test('a good page resets the count of late pages', async () => {
  const { ask, askAnswered } = aPool();
  for (let round = 0; round < 4; round++) {
    const asked = ask();
    await jest.advanceTimersByTimeAsync(TIMEOUT);
    expect(await asked).toBe('late');
    expect(await askAnswered()).toBe('200');
  }
});

test('threads of replaced releases end; the shell’s thread and all others stay', async () => {
  const { pool, askAnswered, workerOf, running } = aPool();
  pool.open();
  const next = aLiveRemote({ version: '1.0.0-b' });
  await askAnswered();
  await askAnswered(next);
  await askAnswered(aShop({ version: '1.0.0-s' }));
  expect(running()).toBe(4);
  pool.follow([next, aShop({ version: '1.0.0-s', status: 'unavailable' })]);
  expect(running()).toBe(2);
  expect(workerOf('1.0.0-b').isTerminated).toBe(false);
  expect(workerOf(null).isTerminated).toBe(false);
});

test('a page that is under way when its release is replaced is still answered', async () => {
  const { pool, ask, workerOf, running } = aPool();
  const asked = ask();
  const worker = workerOf('1.0.0-a');
  pool.follow([aLiveRemote({ version: '1.0.0-b' })]);
  worker.answerPage();
  expect(await asked).toBe('200');
  expect(running()).toBe(0);
});

test('a stuck release is still known to be stuck after a rollback', async () => {
  const { pool, block } = aPool();
  await block();
  pool.follow([aLiveRemote({ version: '1.0.0-b' })]);
  expect(pool.isWithheld(blog)).toBe(true);
});

test('the pool forgets a failed warm-up with its release, and reports no problem of one that never ran', async () => {
  const { pool, workerOf } = aPool();
  const failing = pool.warmUp(blog, registry);
  workerOf('1.0.0-a').answer({ kind: 'error', error: { message: 'roto' } });
  await failing;
  pool.follow([blog]);
  expect(pool.problemOf(blog)).toContain('roto');
  pool.follow([aLiveRemote({ version: '1.0.0-b' })]);
  expect(pool.problemOf(blog)).toBeUndefined();
});

test('beyond the maximum, the thread of the release with the fewest recent uses ends, and never the shell’s', async () => {
  const { pool, askAnswered, workers } = aPool({ maxThreads: 2 });
  pool.open();
  for (const version of ['1', '1', '1', '2', '3', '2', '3']) await askAnswered(aLiveRemote({ version }));
  const running = workers.filter(({ isTerminated }) => !isTerminated).map(({ settings }) => settings.remote?.version);
  expect(running).toEqual([undefined, '1', '3']);
});

test('a release that was often asked for long ago gives its thread up', async () => {
  const { askAnswered, workers } = aPool({ maxThreads: 2 });
  for (const version of ['1', '1', '1', '1']) await askAnswered(aLiveRemote({ version }));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  for (const version of ['2', '3']) await askAnswered(aLiveRemote({ version }));
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false, false]);
});

test('few releases warm up at a time, because each takes a thread', async () => {
  const { pool, workers } = aPool({ maxThreads: 2 });
  const versions = ['1', '2', '3', '4', '5', '6'];
  const warming = versions.map((version) => pool.warmUp(aLiveRemote({ version }), registry));
  expect(workers).toHaveLength(4);
  for (let at = 0; at < versions.length; at++) {
    workers[at]?.answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks: {} } });
    await jest.advanceTimersByTimeAsync(0);
  }
  await Promise.all(warming);
  expect(workers).toHaveLength(6);
});

test('a warm-up uses the thread that later renders pages, and logs failures', async () => {
  const { pool, askAnswered, workers, workerOf, log } = aPool();
  const warm = pool.warmUp(blog, registry);
  expect(workerOf('1.0.0-a').requests).toEqual([expect.objectContaining({ kind: 'warm-up', registry })]);
  const failure = { address: '/blog/post/1', message: 'roto' };
  workerOf('1.0.0-a').answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [failure], chunks: {} } });
  await warm;
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining(failure), 'a page of a new release failed');
  expect(log.info).toHaveBeenCalledWith({ remote: 'mfe-blog', version: '1.0.0-a', pages: 1 }, 'release warmed up');
  expect(pool.problemOf(blog)).toBe('its page /blog/post/1 failed: roto');
  await askAnswered();
  expect(workers).toHaveLength(1);
});

describe('the warm-up of a new release', () => {
  /** Warms a release up; `failed` are the addresses that fail. */
  async function warmedUp(parts: ReturnType<typeof aPool>, version: string, rendered: string[], failed: string[]) {
    const former = version === '1.0.0-a' ? undefined : blog;
    const release = aLiveRemote({ version });
    const warm = parts.pool.warmUp(release, registry, former);
    const failures = failed.map((address) => ({ address, message: 'roto' }));
    parts.workerOf(version).answer({ kind: 'warm-up', warmUp: { rendered, failures, chunks: {} } });
    await warm;
    return [parts.pool.renderedOf(release), parts.pool.problemOf(release)];
  }

  test('tells how many routes were rendered once it has ended', async () => {
    const parts = aPool();
    expect(parts.pool.renderedOf(blog)).toBeUndefined();
    expect(await warmedUp(parts, '1.0.0-a', ['/blog', '/blog/post/1'], [])).toEqual([2, undefined]);
  });

  test('is no problem for a route that failed in the former release, too', async () => {
    const parts = aPool();
    await warmedUp(parts, '1.0.0-a', ['/blog'], ['/blog/post/1']);
    expect(await warmedUp(parts, '1.0.0-b', ['/blog'], ['/blog/post/1'])).toEqual([1, undefined]);
    expect(await warmedUp(parts, '1.0.0-c', ['/'], ['/blog/post/1', '/blog'])).toEqual([
      1,
      'its page /blog failed: roto',
    ]);
  });

  test('is a problem if no route renders, even if the former release was no better', async () => {
    const parts = aPool();
    await warmedUp(parts, '1.0.0-a', [], ['/blog']);
    expect(await warmedUp(parts, '1.0.0-b', [], ['/blog'])).toEqual([0, 'its page /blog failed: roto']);
  });

  test('is no problem if one page renders and the former release could not start', async () => {
    const parts = aPool();
    const failing = parts.pool.warmUp(blog, registry);
    parts.workerOf('1.0.0-a').answer({ kind: 'error', error: { message: 'roto' } });
    await failing;
    expect(parts.pool.renderedOf(blog)).toBeUndefined();
    expect(parts.pool.problemOf(blog)).toBe('mfe-blog 1.0.0-a could not be rendered (threw): roto');
    expect(await warmedUp(parts, '1.0.0-b', ['/blog'], ['/blog/post/1'])).toEqual([1, undefined]);
  });
});

test('a release that gets stuck in its warm-up is withheld before any visitor meets it', async () => {
  const { pool, ask, workerOf, log } = aPool();
  const warm = pool.warmUp(blog, registry);
  workerOf('1.0.0-a').beat();
  workerOf('1.0.0-a').cpu = 2000;
  await jest.advanceTimersByTimeAsync(1000);
  await warm;
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'mfe-blog', version: '1.0.0-a', err: expect.objectContaining({ kind: 'stuck' }) },
    'a new release could not be warmed up',
  );
  expect(await ask()).toBe('refused');
  expect(pool.isWithheld(blog)).toBe(true);
});

test('a warm-up times out after ten seconds', async () => {
  const { pool, log } = aPool();
  const warm = pool.warmUp(blog, registry);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(log.warn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await warm;
  expect(pool.problemOf(blog)).toContain('(late): the warm-up took longer than 10000 ms');
});

test('a failed warm-up is reported until a warm-up succeeds', async () => {
  const { pool, workerOf } = aPool();
  const failing = pool.warmUp(blog, registry);
  workerOf('1.0.0-a').answer({ kind: 'error', error: { message: 'roto' } });
  await failing;
  expect(pool.problemOf(blog)).toContain('(threw): roto');
  expect(pool.isWithheld(blog)).toBe(false);
  const again = pool.warmUp(blog, registry);
  workerOf('1.0.0-a').answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks: {} } });
  await again;
  expect(pool.problemOf(blog)).toBeUndefined();
});

test('the sitemap’s list comes from the release’s thread', async () => {
  const { pool, workerOf } = aPool();
  const list = pool.listPages(blog, 60_000);
  workerOf('1.0.0-a').answer({ kind: 'list', pages: [{ path: '/blog/post/1' }] });
  expect(await list).toEqual([{ path: '/blog/post/1' }]);
});

test('stopping ends every thread and blames no release', async () => {
  const { pool, ask, running, log } = aPool();
  pool.open();
  const asked = ask();
  const warm = pool.warmUp(blog, registry);
  await pool.stop();
  expect(await asked).toBe('crashed');
  await warm;
  expect(running()).toBe(0);
  expect(log.warn).not.toHaveBeenCalled();
});

const form = { ...pageOf('/blog/comentario'), form: 'texto=hola' };

test('a form goes to the thread of its release', async () => {
  const { pool, workerOf } = aPool();
  const submitted = pool.submit(blog, form, TIMEOUT);
  expect(workerOf('1.0.0-a').requests).toEqual([expect.objectContaining({ kind: 'page', page: form })]);
  workerOf('1.0.0-a').answerPage({ status: 400 });
  expect((await submitted).status).toBe(400);
});

test('a failed form is not sent again and does not count against the release', async () => {
  const { pool, ask, workerOf } = aPool();
  const submitted = pool.submit(blog, form, TIMEOUT);
  await Promise.all([
    expect(submitted).rejects.toMatchObject({ kind: 'late' }),
    jest.advanceTimersByTimeAsync(TIMEOUT),
  ]);
  expect(pool.problemOf(blog)).toBeUndefined();
  const asked = ask();
  const worker = workerOf('1.0.0-a');
  expect(
    worker.requests.filter(({ kind, ...request }) => kind === 'page' && 'form' in (request as { page: object }).page),
  ).toHaveLength(1);
  worker.answer({ kind: 'page', page: aRenderedPage() }, worker.requests.at(-1)?.id);
  expect(await asked).toBe('200');
});

test('a release with an open circuit gets no form', async () => {
  const { pool, block, workers } = aPool();
  await block();
  await expect(pool.submit(blog, form, TIMEOUT)).rejects.toMatchObject({ kind: 'refused' });
  expect(workers).toHaveLength(1);
});

test('the event of each render tells its duration in seconds and whether it failed', async () => {
  const { pool, workerOf, block, askAnswered, rendered } = aPool();
  await askAnswered();
  const own = pool.render(null, { ...pageOf('/no-existe'), remote: null }, TIMEOUT);
  workerOf(null).answerPage({ status: 404 });
  await own;
  await block();
  expect(rendered.mock.calls.map(([remote, , hasFailed]) => [remote, hasFailed])).toEqual([
    ['mfe-blog', false],
    [undefined, false],
    ['mfe-blog', true],
  ]);
  const seconds = rendered.mock.calls[2]?.[1];
  expect(seconds).toBeGreaterThan(0.05);
  expect(seconds).toBeLessThan(10);
});
