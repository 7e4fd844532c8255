import { REMOTE_FAILED } from '../../shared/composition/clientErrors';

const sent: { address: string; body: object }[] = [];
beforeEach(async () => {
  sent.length = 0;
  window.history.replaceState(null, '', '/blog');
  navigator.sendBeacon = (address, body) => sent.push({ address: String(address), body: JSON.parse(String(body)) }) > 0;
  jest.resetModules();
  delete document.documentElement.dataset.errorsWatched;
  await import('./watchFromStart');
});
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const ownLog = console.error;
const added = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  added.mockClear();
  logged.mockClear();
  console.error = ownLog;
});

const anError = (stack: string) => Object.assign(new Error('roto'), { stack });
const IN_RELEASE = 'at https://site.example/releases/mfe-blog/1.0.0-b/list.js:1:20';
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const shown = (error: unknown) => console.error(REMOTE_FAILED, error);

test.each([
  ['that nobody caught', uncaught],
  ['of a promise', rejected],
  ['that a card was shown for', shown],
])('an error %s is told with the release that it names', (_what, happen) => {
  happen(anError(`Error: roto\n    ${IN_RELEASE}`));
  expect(sent).toEqual([
    {
      address: '/client-errors',
      body: { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: true },
    },
  ]);
});

test('the console is told of everything, and other complaints in it are no errors', () => {
  console.error('A retry failed', anError(IN_RELEASE));
  expect([logged.mock.calls.length, sent]).toEqual([1, []]);
});

test('a release that did not load is named by the message', () => {
  shown(new Error('mfe-blog 1.0.0-b: did not load from /releases/mfe-blog/1.0.0-b/; its routes show the retry card'));
  expect(sent[0]?.body).toMatchObject({ remote: 'mfe-blog', version: '1.0.0-b' });
});

test('a view fails once, and a later view fails by itself', () => {
  uncaught(anError(IN_RELEASE));
  rejected('without any stack');
  window.history.pushState(null, '', '/blog/2');
  rejected('without any stack');
  expect(sent.map(({ body }) => body)).toEqual([
    { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: true },
    { path: '/blog/2', isDocument: false },
  ]);
});

test('what an extension does, and the browser’s own notices, count for nothing', () => {
  uncaught(anError('at chrome-extension://abc/inject.js:1:1'));
  uncaught(undefined);
  expect(sent).toEqual([]);
});
