/** @jest-environment node */

import type { SitePage } from '@tramuntana/contracts';
import { PAGE_LIST } from '../../../shared/deadlines';
import { aLiveRemote } from '../../../testing/aLiveRemote';
import type { LiveRemote } from '../../store/LiveRemote';
import { LIST_LIFETIME, LIST_RETRY, PageLists } from './PageLists';

const one: SitePage[] = [{ path: '/blog' }];
const two: SitePage[] = [{ path: '/blog' }, { path: '/blog/post/1' }];
const blog = aLiveRemote();

function lists() {
  const listPages = jest.fn<Promise<SitePage[]>, [LiveRemote, number]>(async () => one);
  const error = jest.fn();
  return { lists: new PageLists({ pool: { listPages }, log: { error } }), listPages, error };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a list is fresh for an hour, and is tried again a minute after a failure', () => {
  expect([LIST_LIFETIME, LIST_RETRY]).toEqual([3_600_000, 60_000]);
});

test('a list is made once an hour, with a timeout of its own', async () => {
  const { lists: made, listPages } = lists();
  expect(await made.of(blog)).toEqual(one);
  jest.advanceTimersByTime(LIST_LIFETIME - 1);
  await made.of(blog);
  expect(listPages.mock.calls).toEqual([[blog, PAGE_LIST]]);
});

test('requests that come while a list is made wait for the same one', async () => {
  const { lists: made, listPages } = lists();
  expect(await Promise.all([made.of(blog), made.of(blog)])).toEqual([one, one]);
  expect(listPages).toHaveBeenCalledTimes(1);
});

test('an old list is served while a newer one is made', async () => {
  const { lists: made, listPages } = lists();
  await made.of(blog);
  jest.advanceTimersByTime(LIST_LIFETIME);
  listPages.mockResolvedValueOnce(two);
  expect(await made.of(blog)).toEqual(one);
  expect(await made.of(blog)).toEqual(two);
  expect(listPages).toHaveBeenCalledTimes(2);
});

test('a new release is asked at once, and the former list stays until it answers', async () => {
  const { lists: made, listPages, error } = lists();
  await made.of(blog);
  const next = aLiveRemote({ version: '1.0.0-b' });
  listPages.mockRejectedValueOnce(new Error('loops'));
  expect(await made.of(next)).toEqual(one);
  await new Promise(setImmediate);
  expect(error).toHaveBeenCalledTimes(1);
  expect(await made.of(next)).toEqual(one);
  expect(listPages).toHaveBeenCalledTimes(2);
});

test('a remote that failed is asked again after a while, not with every request', async () => {
  const { lists: made, listPages } = lists();
  listPages.mockRejectedValueOnce(new Error('late'));
  expect(await made.of(blog)).toBeUndefined();
  jest.advanceTimersByTime(LIST_RETRY - 1);
  expect(await made.of(blog)).toBeUndefined();
  expect(listPages).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await made.of(blog)).toEqual(one);
});

test('a remote without a usable release keeps its list and is not asked', async () => {
  const { lists: made, listPages } = lists();
  expect(await made.of(aLiveRemote({ status: 'unavailable' }))).toBeUndefined();
  await made.of(blog);
  jest.advanceTimersByTime(LIST_LIFETIME);
  expect(await made.of(aLiveRemote({ status: 'unavailable' }))).toEqual(one);
  expect(listPages).toHaveBeenCalledTimes(1);
});

test('a page that moved while the list was read is listed once', async () => {
  const { lists: made, listPages } = lists();
  listPages.mockResolvedValueOnce([...two, { path: '/blog/post/1', lastModified: '2026-02-02' }]);
  expect(await made.of(blog)).toEqual([{ path: '/blog' }, { path: '/blog/post/1', lastModified: '2026-02-02' }]);
});
