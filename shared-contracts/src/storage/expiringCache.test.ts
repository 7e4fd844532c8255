import * as z from 'zod/mini';
import { readCached, writeCached } from './expiringCache';
import { expiringEntry } from './expiringEntry';

const loadSchema = jest.fn();
const HOUR = 3_600_000;

beforeEach(() => {
  window.localStorage.clear();
  loadSchema.mockReset().mockResolvedValue(expiringEntry(z.object({ phone: z.string() })));
});

test('a value is available until its lifetime ends', async () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  expect(await readCached('footer', loadSchema, 1000 + HOUR - 1)).toEqual({ phone: '972' });
});

test('an expired entry is deleted when it is read', async () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  expect(await readCached('footer', loadSchema, 1000 + HOUR)).toBeUndefined();
  expect(window.localStorage.getItem('footer')).toBeNull();
});

test('writing a value back does not prolong its lifetime', async () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  const value = await readCached<{ phone: string }>('footer', loadSchema, 1000 + HOUR / 2);
  if (value) writeCached('footer', value, HOUR, 1000 + HOUR / 2);
  expect(await readCached('footer', loadSchema, 1000 + HOUR)).toBeUndefined();
});

test.each(['{', 'null', '{"expiresAt":"soon"}', '{"expiresAt":9e15,"value":{"phone":3}}'])(
  'an unreadable entry (%s) counts as missing',
  async (garbage) => {
    window.localStorage.setItem('footer', garbage);
    expect(await readCached('footer', loadSchema, 0)).toBeUndefined();
  },
);

test('without an entry no schema is loaded', async () => {
  expect(await readCached('footer', loadSchema, 0)).toBeUndefined();
  expect(loadSchema).not.toHaveBeenCalled();
});

test('an entry whose schema fails to load counts as missing, but stays stored', async () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  loadSchema.mockRejectedValueOnce(new Error('no network'));
  expect(await readCached('footer', loadSchema, 1000)).toBeUndefined();
  expect(await readCached('footer', loadSchema, 1000)).toEqual({ phone: '972' });
});

test('without storage nothing is kept, and nothing fails', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  expect(await readCached('footer', loadSchema, 1000)).toBeUndefined();
  storage.mockRestore();
});
