import { REMOTE_FAILED } from '../../shared/composition/reports/remoteFailed';
import { startPageErrors } from '../../testing/startPageErrors';

const sent: { address: string; body: object }[] = [];
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
let stop: () => void;
beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, '', '/blog');
  navigator.sendBeacon = (address, body) => sent.push({ address: String(address), body: JSON.parse(String(body)) }) > 0;
  jest.resetModules();
  for (const mark of ['errorsWatched', 'substitute', 'translated']) delete document.documentElement.dataset[mark];
  stop = startPageErrors();
});
afterEach(() => {
  stop();
  logged.mockClear();
});
const watch = () => import('./watchFromStart');

const anError = (stack: string) => Object.assign(new Error('roto'), { stack });
const IN_RELEASE = 'at https://site.example/releases/mfe-blog/1.0.0-b/list.js:1:20';
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const shown = (error: unknown) => console.error(REMOTE_FAILED, error);

test.each([
  ['that was not caught', uncaught],
  ['of a promise', rejected],
  ['behind a card', shown],
])('an error %s is reported with the release that it names', async (_what, happen) => {
  await watch();
  happen(anError(`Error: roto\n    ${IN_RELEASE}`));
  expect(sent).toEqual([
    {
      address: '/client-errors',
      body: { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: true },
    },
  ]);
});

test('the message names a release that did not load', async () => {
  await watch();
  shown(new Error('mfe-blog 1.0.0-b: did not load from /releases/mfe-blog/1.0.0-b/; its routes show the retry card'));
  expect(sent[0]?.body).toMatchObject({ remote: 'mfe-blog', version: '1.0.0-b' });
});

test('each view is reported once, and a later view separately', async () => {
  await watch();
  uncaught(anError(IN_RELEASE));
  rejected('without any stack');
  window.history.pushState(null, '', '/blog/2');
  rejected('without any stack');
  expect(sent.map(({ body }) => body)).toEqual([
    { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: true },
    { path: '/blog/2', isDocument: false },
  ]);
});

test('an error of a prerendered page is reported when the page is shown, as a view that was not counted', async () => {
  const prerendered = document as { prerendering?: boolean };
  prerendered.prerendering = true;
  await watch();
  uncaught(anError(IN_RELEASE));
  expect(sent).toEqual([]);
  delete prerendered.prerendering;
  const navigation = [{ activationStart: 900 }] as unknown as PerformanceEntryList;
  const timeline = Object.assign(performance, { getEntriesByType: () => navigation });
  document.dispatchEvent(new Event('prerenderingchange'));
  Reflect.deleteProperty(timeline, 'getEntriesByType');
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ path: '/blog', isDocument: false })]);
});

test('errors of a browser extension are ignored', async () => {
  await watch();
  uncaught(anError('at chrome-extension://abc/inject.js:1:1'));
  expect(sent).toEqual([]);
});

test.each([
  ['Chrome', "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.", ''],
  ['Firefox', 'Node.insertBefore: Child to insert before is not a child of this node', ''],
  ['Safari', 'The object can not be found here.', 'removeChild@[native code]'],
])(
  'an error about a node that a translator or an extension moved counts against no release: %s',
  async (_who, words, stack) => {
    await watch();
    const error = Object.assign(new DOMException(words, 'NotFoundError'), { stack: `${stack}\n${IN_RELEASE}` });
    shown(error);
    uncaught(error);
    expect(sent).toEqual([]);
  },
);

test('a hydration mismatch is ignored on a translated page, and reported elsewhere', async () => {
  await watch();
  const mismatch = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text');
  document.documentElement.dataset.translated = '';
  uncaught(mismatch);
  expect(sent).toEqual([]);
  delete document.documentElement.dataset.translated;
  uncaught(mismatch);
  expect(sent).toHaveLength(1);
});

test('other errors of a translated page are reported, even another kind of NotFoundError', async () => {
  await watch();
  document.documentElement.dataset.translated = '';
  uncaught(new DOMException('Requested device not found', 'NotFoundError'));
  expect(sent).toHaveLength(1);
});

test('earlier errors are reported as soon as watching begins, once a view', async () => {
  uncaught(anError(IN_RELEASE));
  rejected('without any stack');
  window.history.pushState(null, '', '/blog/2');
  rejected('without any stack');
  expect(sent).toEqual([]);
  await watch();
  uncaught(anError(IN_RELEASE));
  expect(sent.map(({ body }) => body)).toEqual([
    { path: '/blog', remote: 'mfe-blog', version: '1.0.0-b', isDocument: true },
    { path: '/blog/2', isDocument: false },
  ]);
});

test('errors of a substitute are not reported, because the server has counted the failure', async () => {
  document.documentElement.dataset.substitute = '';
  shown(anError(IN_RELEASE));
  await watch();
  rejected('without any stack');
  expect(sent).toEqual([]);
  window.history.pushState(null, '', '/blog/2');
  rejected('without any stack');
  expect(sent.map(({ body }) => body)).toEqual([{ path: '/blog/2', isDocument: false }]);
});
