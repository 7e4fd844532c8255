/** @jest-environment node */
import { ReleaseFigures } from '../../figures/ReleaseFigures';
import { aServer } from '../../testing/aServer';
import { vitalsRoute } from './vitalsRoute';

const REPORT = { remote: 'mfe-blog', version: '1.0.0-a', LCP: 900, CLS: 0.01 };

function aSite() {
  const figures = new ReleaseFigures({ isInUse: () => true });
  const app = aServer((server) => void server.register((scope) => vitalsRoute(scope, { figures, siteUrl: '' })));
  const send = async (payload: object | string, headers: Record<string, string> = {}) => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await app.inject({
      method: 'POST',
      url: '/vitals',
      payload: text,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });
    return answer.statusCode;
  };
  const counted = (): number =>
    figures
      .all()
      .flatMap(({ vitals }) => vitals.LCP)
      .reduce((sum, count) => sum + count, 0);
  return { send, counted, figures };
}

test('the vitals of a page that a browser prerenders are not counted', async () => {
  const { send, counted } = aSite();
  expect(await send(REPORT, { 'sec-purpose': 'prefetch;prerender' })).toBe(204);
  expect(counted()).toBe(0);
});

test('the vitals of a document are counted by release; a vital that was not measured is not', async () => {
  const { send, figures } = aSite();
  expect(await send(REPORT)).toBe(204);
  const [release] = figures.all();
  expect(release).toMatchObject({ name: 'mfe-blog', version: '1.0.0-a', views: 0 });
  expect([release?.vitals.LCP.indexOf(1), release?.vitals.INP.includes(1)]).toEqual([10, false]);
});

test.each<[string, object | string, Record<string, string>, number]>([
  ['is no JSON', '{', {}, 400],
  ['names no release', { LCP: 900 }, {}, 400],
  ['has more than a release and its vitals', { ...REPORT, path: '/blog' }, {}, 400],
  ['has a negative time', { ...REPORT, LCP: -1 }, {}, 400],
  ['has a time of hours', { ...REPORT, LCP: 1e8 }, {}, 400],
  ['has a score in words', { ...REPORT, CLS: 'bien' }, {}, 400],
  ['has a name as long as a page', { ...REPORT, version: 'a'.repeat(200) }, {}, 400],
  ['comes from another site', REPORT, { 'sec-fetch-site': 'cross-site' }, 400],
  ['is long', `${JSON.stringify(REPORT)}${' '.repeat(5000)}`, {}, 413],
])('a report that %s is refused', async (_what, payload, headers, status) => {
  const { send, counted } = aSite();
  expect([await send(payload, headers), counted()]).toEqual([status, 0]);
});

test('reports beyond a second’s limit are not counted, and the next second accepts reports again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: 1_000_000 });
  const { send, counted } = aSite();
  const answers = [];
  for (let n = 0; n < 103; n++) answers.push(await send(REPORT));
  expect([answers.filter((status) => status === 429).length, counted()]).toEqual([3, 100]);
  jest.advanceTimersByTime(1100);
  expect(await send(REPORT)).toBe(204);
  jest.useRealTimers();
});
