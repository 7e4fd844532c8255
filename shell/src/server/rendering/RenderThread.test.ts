/** @jest-environment node */

import { processTime } from '../../render-worker/protocol';
import { aWorkshop } from '../../testing/aWorker';
import { siteNav } from '../store/siteNav';
import { RenderThread } from './RenderThread';

const remote = {
  name: 'mfe-blog',
  version: '1.0.0-a',
  serverBundle: { file: '/store/server.cjs', integrity: 'sha384-a' },
};
const settings = { remote, apiUrl: 'http://api/api', mediaOrigin: '', siteUrl: '' };
const page = {
  address: { pathname: '/blog', search: '' },
  remote: 'mfe-blog',
  registry: { revision: '1', remotes: [], nav: siteNav([]) },
};
const TIMEOUT = 2000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aThread() {
  const workshop = aWorkshop();
  const lost = jest.fn();
  const thread = new RenderThread(settings, workshop.startWorker, lost);
  const worker = workshop.workerOf('1.0.0-a');
  return { thread, worker, lost };
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Error) => error.message,
  );

test('the thread gets its settings and answers with the requested page', async () => {
  const { thread, worker } = aThread();
  const rendered = thread.render(page, TIMEOUT);
  expect(worker.settings).toMatchObject(settings);
  expect(worker.requests).toEqual([{ id: expect.any(Number), kind: 'page', page, deadline: processTime() + TIMEOUT }]);
  worker.answerPage({ status: 404 });
  expect(await rendered).toMatchObject({ status: 404 });
});

test('answers to pages, lists and warm-ups find their requests in any order', async () => {
  const { thread, worker } = aThread();
  const first = thread.render(page, TIMEOUT);
  const list = thread.listPages(60_000);
  const warmUp = thread.warmUp(page.registry, 10_000);
  const [askedPage, askedList, askedWarmUp] = [...worker.requests];
  expect(askedList).toMatchObject({ kind: 'list', timeout: 60_000 });
  expect(askedWarmUp).toMatchObject({ kind: 'warm-up', registry: page.registry });
  worker.answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks: {} } }, askedWarmUp?.id);
  worker.answer({ kind: 'list', pages: [{ path: '/blog' }] }, askedList?.id);
  worker.answer({ kind: 'error', error: { message: 'no such post', stack: 'at post.ts:1' } }, askedPage?.id);
  expect(await warmUp).toEqual({ rendered: ['/blog'], failures: [], chunks: {} });
  expect(await list).toEqual([{ path: '/blog' }]);
  await expect(first).rejects.toMatchObject({
    name: 'RenderFailure',
    kind: 'threw',
    release: 'mfe-blog 1.0.0-a',
    cause: { message: 'no such post', stack: 'at post.ts:1' },
  });
});

test.each<[string, (thread: RenderThread) => Promise<unknown>]>([
  ['a page', (thread) => thread.render(page, TIMEOUT)],
  ['a list', (thread) => thread.listPages(TIMEOUT)],
  ['a warm-up', (thread) => thread.warmUp(page.registry, TIMEOUT)],
])('%s with an answer of another kind fails', async (_what, ask) => {
  const { thread, worker } = aThread();
  const asked = outcome(ask(thread));
  const wrong =
    worker.requests[0]?.kind === 'list'
      ? { kind: 'warm-up' as const, warmUp: { rendered: [], failures: [], chunks: {} } }
      : { kind: 'list' as const, pages: [] };
  worker.answer(wrong);
  expect(await asked).toContain(`threw): it answered ${wrong.kind}`);
});

test('a page without an answer by the deadline is late, and its later answer is dropped', async () => {
  const { thread, worker } = aThread();
  const late = outcome(thread.render(page, TIMEOUT));
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await late).toBe('mfe-blog 1.0.0-a could not be rendered (late): the page /blog took longer than 2000 ms');
  worker.answerPage();
  expect(thread.isUsable).toBe(true);
});

test('a thread that still loops after its last page timed out is ended', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const late = outcome(thread.render(page, 500));
  worker.cpu = 1100;
  await jest.advanceTimersByTimeAsync(500);
  expect(await late).toContain('(late)');
  expect(worker.isTerminated).toBe(false);
  await jest.advanceTimersByTimeAsync(500);
  expect(worker.isTerminated).toBe(true);
  expect(thread.isUsable).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('a thread that has answered its late pages is idle and no longer watched', async () => {
  const { thread, worker } = aThread();
  const late = outcome(thread.render(page, TIMEOUT));
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  await late;
  expect(jest.getTimerCount()).toBe(1);
  const next = outcome(thread.render(page, TIMEOUT));
  worker.answerPage();
  expect(jest.getTimerCount()).toBe(2);
  worker.answerPage();
  expect(await next).toBe('answered');
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that is late because its thread got no CPU time fails as starved', async () => {
  const { thread, worker } = aThread();
  const late = outcome(thread.render(page, TIMEOUT));
  worker.active = 1900;
  worker.cpu = 300;
  worker.beat();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await late).toContain('(starved)');
});

test('CPU time from before a request does not count', async () => {
  const { thread, worker } = aThread();
  const spend = (active: number, cpu: number) => {
    worker.active += active;
    worker.cpu += cpu;
    worker.beat();
  };
  await jest.advanceTimersByTimeAsync(60_000);
  spend(5000, 3000);
  const starved = outcome(thread.render(page, TIMEOUT));
  spend(1900, 300);
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await starved).toContain('(starved)');
  const waiting = outcome(thread.listPages(TIMEOUT));
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await waiting).toContain('(late): the list took longer than 2000 ms');
});

test('silence during one page does not count towards the next', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const first = thread.render(page, 60_000);
  await jest.advanceTimersByTimeAsync(4900);
  worker.answerPage();
  await first;
  const second = outcome(thread.render(page, 60_000));
  await jest.advanceTimersByTimeAsync(200);
  worker.answerPage();
  expect(await second).toBe('answered');
});

test('new requests and earlier answers do not hide a stuck thread', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const asked = [outcome(thread.render(page, 60_000)), outcome(thread.render(page, 60_000))];
  worker.answerPage();
  for (let visitor = 0; visitor < 5; visitor++) {
    await jest.advanceTimersByTimeAsync(200);
    worker.cpu += 220;
    asked.push(outcome(thread.render(page, 60_000)));
  }
  await jest.advanceTimersByTimeAsync(100);
  const [answered, ...failed] = await Promise.all(asked);
  expect(answered).toBe('answered');
  expect(failed.every((message) => message.includes('(stuck)'))).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a stuck thread is ended, and all its requests fail at once', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const first = outcome(thread.render(page, 60_000));
  const second = outcome(thread.listPages(60_000));
  worker.cpu = 1100;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await first).toContain('(stuck): its code ran for 1100 ms of CPU without a pause');
  expect(await second).toContain('(stuck)');
  expect(worker.isTerminated).toBe(true);
  expect(thread.isUsable).toBe(false);
});

test('a thread whose buffers take too much memory is ended, even while its code never pauses', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const asked = outcome(thread.render(page, TIMEOUT));
  worker.buffers = 384_000_000;
  await jest.advanceTimersByTimeAsync(200);
  expect(worker.isTerminated).toBe(false);
  worker.buffers = 385_000_000;
  await jest.advanceTimersByTimeAsync(100);
  expect(worker.isTerminated).toBe(true);
  expect(await asked).toContain('(crashed): its buffers take 385 MB, more than 384 MB');
  expect(thread.isUsable).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('memory is checked during short pages, too, at most twenty times a second', async () => {
  const { thread, worker } = aThread();
  const asked = jest.spyOn(worker, 'getHeapStatistics');
  for (let visitor = 0; visitor < 40; visitor++) {
    await jest.advanceTimersByTimeAsync(10);
    const rendered = thread.render(page, TIMEOUT);
    worker.answerPage();
    await rendered;
  }
  expect(asked).toHaveBeenCalledTimes(8);
  worker.buffers = 400_000_000;
  await jest.advanceTimersByTimeAsync(1000);
  expect(await outcome(thread.render(page, TIMEOUT))).toContain('(crashed): its buffers take 400 MB');
});

test('a thread whose memory cannot be read goes on', async () => {
  const { thread, worker } = aThread();
  jest.spyOn(worker, 'getHeapStatistics').mockRejectedValue(new Error('the worker is not running'));
  const rendered = outcome(thread.render(page, TIMEOUT));
  await jest.advanceTimersByTimeAsync(200);
  worker.answerPage();
  expect(await rendered).toBe('answered');
});

test('an idle thread is not watched', async () => {
  const { thread, worker } = aThread();
  worker.beat();
  const rendered = thread.render(page, TIMEOUT);
  worker.answerPage();
  await rendered;
  expect(jest.getTimerCount()).toBe(0);
  worker.cpu = 60_000;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(thread.isUsable).toBe(true);
  expect(worker.isTerminated).toBe(false);
});

test.each<[string, (worker: ReturnType<typeof aThread>['worker']) => void, string]>([
  ['ends itself', (worker) => worker.emit('exit', 7), '(crashed): its thread ended with code 7'],
  ['runs out of memory', (worker) => worker.emit('error', new Error('out of memory')), '(crashed): out of memory'],
  ['throws null', (worker) => worker.emit('error', null), '(crashed): null'],
  ['throws undefined', (worker) => worker.emit('error', undefined), '(crashed): undefined'],
  ['throws what has no text', (worker) => worker.emit('error', Object.create(null)), '(crashed): [Object: null'],
])('a release that %s fails its pages and gets no more requests', async (_what, happen, message) => {
  const { thread, worker } = aThread();
  const asked = outcome(thread.render(page, TIMEOUT));
  happen(worker);
  expect(await asked).toContain(message);
  expect(thread.isUsable).toBe(false);
  expect(await outcome(thread.render(page, TIMEOUT))).toContain('(crashed): its thread has ended');
  expect(jest.getTimerCount()).toBe(0);
});

test('a lost thread reports why, and whether an open page fails with it', async () => {
  const idle = aThread();
  idle.worker.emit('error', new Error('thrown in a timer'));
  expect(idle.lost.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'crashed', message: expect.stringContaining('thrown in a timer') }), false],
  ]);
  const busy = aThread();
  const asked = outcome(busy.thread.render(page, TIMEOUT));
  busy.worker.emit('exit', 1);
  expect(await asked).toContain('crashed');
  expect(busy.lost.mock.calls).toEqual([[expect.objectContaining({ kind: 'crashed' }), true]]);
});

test('a thread that still blocks after its last page timed out is reported as stuck', async () => {
  const { thread, worker, lost } = aThread();
  worker.tellsCpu = false;
  worker.beat();
  const late = outcome(thread.render(page, TIMEOUT));
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await late).toContain('(late)');
  expect(lost).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(lost.mock.calls).toEqual([[expect.objectContaining({ kind: 'stuck' }), false]]);
});

test.each<[string, (thread: RenderThread) => unknown]>([
  ['retired', (thread) => thread.retire()],
  ['stopped', (thread) => thread.stop()],
])('a thread that is %s is not reported as lost', async (_how, end) => {
  const { thread, worker, lost } = aThread();
  await end(thread);
  expect(worker.isTerminated).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test('a retired thread answers its open requests, takes no more, and ends', async () => {
  const { thread, worker } = aThread();
  const under = thread.render(page, TIMEOUT);
  thread.retire();
  expect(thread.isUsable).toBe(false);
  expect(worker.isTerminated).toBe(false);
  worker.answerPage();
  expect(await under).toMatchObject({ status: 200 });
  expect(worker.isTerminated).toBe(true);
});

test('a retired thread without work ends at once', () => {
  const { thread, worker } = aThread();
  thread.retire();
  expect(worker.isTerminated).toBe(true);
});

test('a retired thread whose last page is late ends with the deadline', async () => {
  const { thread, worker } = aThread();
  const late = outcome(thread.render(page, TIMEOUT));
  thread.retire();
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await late).toContain('(late)');
  expect(worker.isTerminated).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a stopped thread fails its open requests', async () => {
  const { thread, worker } = aThread();
  const asked = outcome(thread.render(page, TIMEOUT));
  await thread.stop();
  expect(await asked).toContain('(crashed): the thread was stopped');
  expect(worker.isTerminated).toBe(true);
});

test('the shell’s own thread is named shell', async () => {
  const workshop = aWorkshop();
  const thread = new RenderThread({ ...settings, remote: null }, workshop.startWorker);
  expect(thread.release).toBe('shell');
  expect(workshop.workerOf(null).settings.remote).toBeNull();
});
