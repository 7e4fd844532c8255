/** @jest-environment node */
import { createApiClient } from '@tramuntana/contracts';
import { fakeShell } from '@tramuntana/contracts/testing';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createLayoutData, type LayoutData } from './layoutData';

const company = (phone: () => string) =>
  fakeShell({
    '/contacto': () => ({ phone: phone() }),
    '/direccion': {},
    '/empresa': {},
    '/services': { results: [] },
  }).api;

let clock = 1_000_000;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const never = new Promise<void>(() => {});
const soon = Promise.resolve();

/** The telephone number that a page gets. */
async function phoneOf(layoutData: LayoutData, deadline: Promise<void>) {
  const page = createQueryClient();
  await layoutData.provide(page, deadline);
  return page.getQueryData<{ phone?: string }>(['shell', 'contact'])?.phone;
}

test('the data are requested before the first page', () => {
  const asked = jest.fn(() => '972 00 00 01');
  createLayoutData(company(asked));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the first page waits for the data, up to its deadline', async () => {
  const layoutData = createLayoutData(company(() => '972 00 00 01'));
  expect(await phoneOf(layoutData, soon)).toBeUndefined();
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
});

test('a page knows how old the data are', async () => {
  const readAt = 1_795_000_000_000;
  jest.spyOn(Date, 'now').mockReturnValue(readAt);
  const layoutData = createLayoutData(company(() => '972 00 00 01'));
  await phoneOf(layoutData, never);
  jest.spyOn(Date, 'now').mockReturnValue(readAt + 1_000);
  const page = createQueryClient();
  await layoutData.provide(page, soon);
  expect(page.getQueryState(['shell', 'contact'])?.dataUpdatedAt).toBe(readAt);
});

test('stale data are served while they are refreshed; expired data are not', async () => {
  let phone = '972 00 00 01';
  const layoutData = createLayoutData(company(() => phone));
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
  phone = '972 00 00 02';
  clock += 6_000;
  expect(await phoneOf(layoutData, soon)).toBe('972 00 00 01');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await phoneOf(layoutData, soon)).toBe('972 00 00 02');
  phone = '972 00 00 03';
  clock += 20_000;
  expect(await phoneOf(layoutData, soon)).toBeUndefined();
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 03');
});

test('data expire in time even if the system’s clock is set back two hours', async () => {
  let phone = '972 00 00 01';
  const layoutData = createLayoutData(company(() => phone));
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
  phone = '972 00 00 02';
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 3_600_000);
  clock += 10_000;
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 02');
});

test('while the API fails, pages render without the data; later pages have them again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let works = true;
  const answer = () => {
    if (works) return '972 00 00 01';
    throw new Error('down');
  };
  const layoutData = createLayoutData(company(answer));
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
  works = false;
  clock += 20_000;
  expect(await phoneOf(layoutData, never)).toBeUndefined();
  works = true;
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
});

test('a page is complete only with all four answers', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const answers = { '/contacto': {}, '/direccion': {}, '/empresa': {}, '/services': { results: [] } };
  const complete = createLayoutData(fakeShell(answers).api);
  expect(await complete.provide(createQueryClient(), soon)).toBe(false);
  expect(await complete.provide(createQueryClient(), never)).toBe(true);
  for (const missing of Object.keys(answers)) {
    const { api } = fakeShell({ ...answers, [missing]: undefined });
    expect(await createLayoutData(api).provide(createQueryClient(), never)).toBe(false);
  }
});

test('after a failed refresh, pages keep the data until they expire', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let works = true;
  const layoutData = createLayoutData(
    company(() => {
      if (works) return '972 00 00 01';
      throw new Error('down');
    }),
  );
  expect(await phoneOf(layoutData, never)).toBe('972 00 00 01');
  works = false;
  clock += 6_000;
  await phoneOf(layoutData, never);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await phoneOf(layoutData, soon)).toBe('972 00 00 01');
});

test('a call that hangs is aborted, so that a later page calls again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  let hangs = true;
  const ask = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_url, init) =>
      hangs
        ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : Promise.resolve(Response.json({ results: [] })),
    );
  const layoutData = createLayoutData(createApiClient({ baseUrl: 'http://api.example' }));
  expect(await layoutData.provide(createQueryClient(), soon)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(5_000);
  hangs = false;
  expect(await layoutData.provide(createQueryClient(), never)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(8);
  expect(jest.getTimerCount()).toBe(0);
});
