import type { OpenDatabase } from '../data/database';
import { contactMessages, retentionRuns } from '../data/schema';
import { createMetrics } from '../http/metrics';
import { embedded } from '../testing/databases';
import { Retention } from './Retention';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

let opened: OpenDatabase;
let retention: Retention | undefined;
const logged: unknown[][] = [];
const log = {
  info: (...line: unknown[]) => void logged.push(['info', ...line]),
  warn: (...line: unknown[]) => void logged.push(['warn', ...line]),
};

beforeAll(async () => {
  opened = await embedded.open();
});
beforeEach(async () => {
  logged.length = 0;
  await opened.database.delete(retentionRuns);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setTimeout'] });
});
afterEach(async () => {
  await retention?.close();
  jest.useRealTimers();
});
afterAll(() => opened.close());

const storeOld = () =>
  opened.database.insert(contactMessages).values({ mensaje: 'name: Ona', created_at: new Date(Date.now() - YEAR) });

/** Advances the clock by hours. Runs that begin in that time have ended when this resolves. */
async function pass(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    jest.advanceTimersByTime(HOUR);
    await retention?.idle();
  }
}

test('old data is erased at the start and once a day; log and metrics tell how much, without names', async () => {
  const metrics = createMetrics();
  await storeOld();
  retention = new Retention({ database: opened.database, log, onErased: metrics.countErased });
  await retention.idle();
  await storeOld();
  await pass(22);
  expect(logged).toEqual([
    ['info', { messages: 1, subscriptions: 0, idempotency_keys: 0 }, 'Old data of visitors erased'],
  ]);
  await pass(2);
  expect(logged).toHaveLength(2);
  expect(await metrics.register.metrics()).toContain('erased_rows_total{what="messages"} 2');
});

test('an unavailable database is logged, and the next attempt follows an hour later', async () => {
  const { database } = opened;
  const away = jest.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('Connection terminated'));
  retention = new Retention({ database, log });
  await retention.idle();
  expect(logged).toEqual([['warn', { reason: 'Connection terminated' }, 'Old data of visitors cannot be erased']]);
  await pass(1);
  expect(logged.at(-1)?.[0]).toBe('info');
  away.mockRestore();
});

test('after `close` it erases nothing more', async () => {
  retention = new Retention({ database: opened.database, log });
  await retention.close();
  await opened.database.delete(retentionRuns);
  await pass(30);
  expect(logged).toHaveLength(1);
});
