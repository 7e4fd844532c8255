/** @jest-environment node */
import { EncodedDocument } from './EncodedDocument';
import { HtmlCache } from './HtmlCache';

const page = (text: string, keep = true) => ({ document: new EncodedDocument(Buffer.from(text)), status: 200, keep });
const text = async (made: Promise<{ document: EncodedDocument }>) =>
  (await (await made).document.body('identity')).toString();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a page is made once while it is fresh, also for visitors who come together', async () => {
  const cache = new HtmlCache(true);
  const make = jest.fn(async () => page('uno'));
  await Promise.all([cache.page('/', 'r1', make), cache.page('/', 'r1', make)]);
  await cache.page('/', 'r1', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale page is given out once more while a newer one is made', async () => {
  const cache = new HtmlCache(true);
  await cache.page('/', 'r1', async () => page('uno'));
  jest.advanceTimersByTime(11_000);
  expect(await text(cache.page('/', 'r1', async () => page('dos')))).toBe('uno');
  await new Promise(setImmediate);
  expect(await text(cache.page('/', 'r1', async () => page('tres')))).toBe('dos');
});

test('another version set forgets all pages, those in the making too', async () => {
  const cache = new HtmlCache(true);
  let finish = (_made: ReturnType<typeof page>) => {};
  const slow = cache.page(
    '/',
    'r1',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  expect(await text(cache.page('/', 'r2', async () => page('nueva')))).toBe('nueva');
  finish(page('vieja'));
  expect(await text(slow)).toBe('vieja');
  expect(await text(cache.page('/', 'r2', async () => page('otra')))).toBe('nueva');
});

test('a page with something missing is not kept', async () => {
  const cache = new HtmlCache(true);
  await cache.page('/', 'r1', async () => page('a medias', false));
  expect(await text(cache.page('/', 'r1', async () => page('entera')))).toBe('entera');
});
