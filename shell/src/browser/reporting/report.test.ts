import { aRemote } from '../../testing/aRemote';
import { startPageErrors } from '../../testing/startPageErrors';

type Measured = { name: string; value: number };
const watchers: ((metric: Measured) => void)[] = [];
const watch = (tell: (metric: Measured) => void) => void watchers.push(tell);
// jsdom paints nothing, so the library could not measure anything.
jest.mock('web-vitals', () => ({ onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch }));

const sent: { address: string; body: object }[] = [];
const wishes = { doNotTrack: null as string | null, globalPrivacyControl: false, connection: { saveData: false } };
for (const wish of Object.keys(wishes) as (keyof typeof wishes)[]) {
  Object.defineProperty(navigator, wish, { configurable: true, get: () => wishes[wish] });
}
const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
beforeEach(() => {
  Object.assign(wishes, { doNotTrack: null, globalPrivacyControl: false, connection: { saveData: false } });
  hidden.mockReturnValue(false);
  sent.length = 0;
  watchers.length = 0;
  delete document.documentElement.dataset.errorsWatched;
  navigator.sendBeacon = (address, body) => sent.push({ address: String(address), body: JSON.parse(String(body)) }) > 0;
  window.history.replaceState(null, '', '/blog');
  startPageErrors();
});

// Documents of other tests must not send anything now.
const added = [window, document].map((target) => ({ target, spy: jest.spyOn(target, 'addEventListener') }));
afterEach(() => {
  for (const { target, spy } of added) {
    for (const [type, listener] of spy.mock.calls) target.removeEventListener(type, listener);
    spy.mockClear();
  }
});

const blog = aRemote({ version: '1.0.0-a' });
async function start() {
  const { report } = await import('./report');
  report({ forPath: (path) => (path.startsWith('/blog') ? blog : undefined) });
}
const measure = (name: string, value: number) => watchers[0]?.({ name, value });
const leave = () => window.dispatchEvent(new Event('pagehide'));
function hide() {
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('each document sends one report when it is left, with the last values and its first page’s release', async () => {
  await start();
  measure('CLS', 0.01);
  measure('LCP', 900);
  measure('CLS', 0.02);
  window.history.pushState(null, '', '/tienda');
  expect(sent).toEqual([]);
  hide();
  leave();
  expect(sent).toEqual([{ address: '/vitals', body: { remote: 'mfe-blog', version: '1.0.0-a', CLS: 0.02, LCP: 900 } }]);
});

test('the report is also sent if the browser leaves the page without hiding it first', async () => {
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  leave();
  expect(sent).toHaveLength(1);
});

test.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['has Global Privacy Control', { globalPrivacyControl: true }],
  ['saves data', { connection: { saveData: true } }],
])('a browser that %s sends nothing', async (_what, wish) => {
  Object.assign(wishes, wish);
  await start();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('roto') }));
  leave();
  expect([watchers, sent]).toEqual([[], []]);
});

test('errors are reported once, including those from before the page is at rest', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('roto') }));
  expect(sent).toEqual([]);
  await start();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('roto') }));
  expect(sent).toEqual([{ address: '/client-errors', body: { path: '/blog', isDocument: true } }]);
});

test('a page that reports from its start, because of a canary, does not report twice at rest', async () => {
  const { watchErrors } = await import('./watchErrors');
  watchErrors();
  await start();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('roto') }));
  expect(sent).toEqual([{ address: '/client-errors', body: { path: '/blog', isDocument: true } }]);
});

test('a page without a remote sends no vitals', async () => {
  window.history.replaceState(null, '', '/nada');
  await start();
  leave();
  expect(sent).toEqual([]);
});
