import * as z from 'zod/mini';
import { cacheEntry } from '../api/schemas';
import { readCached, writeCached } from './expiringCache';

const phone = { entry: cacheEntry, value: z.object({ phone: z.string() }) };
const HOUR = 3_600_000;

beforeEach(() => window.localStorage.clear());

test('a value is there until its hour is over', () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  expect(readCached('footer', phone, 1000 + HOUR - 1)).toEqual({ phone: '972' });
});

test('an expired entry is deleted when it is read', () => {
  writeCached('footer', { phone: '972' }, HOUR, 1000);
  expect(readCached('footer', phone, 1000 + HOUR)).toBeUndefined();
  expect(window.localStorage.getItem('footer')).toBeNull();
});

test.each(['{', 'null', '{"expiresAt":"soon"}', '{"expiresAt":9e15,"value":{"phone":3}}'])(
  'what another version or another program left (%s) counts as missing',
  (garbage) => {
    window.localStorage.setItem('footer', garbage);
    expect(readCached('footer', phone, 0)).toBeUndefined();
  },
);
