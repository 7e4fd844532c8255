/** @jest-environment node */
import { BroadcastChannel } from 'node:worker_threads';
import { FAILURE_LIFETIME, isRemembered, LONGEST_LIFETIME, ProviderFailures, retryAfter } from './ProviderFailures';

const URL = 'http://api.example/api/contacto';
const FAILURE = { kind: 'answer', status: 500, statusText: 'Internal Server Error', body: '' } as const;
const silent = () => ({ postMessage() {}, onmessage() {} });

let clock = 0;
const memory = (channel: ConstructorParameters<typeof ProviderFailures>[0] = silent()) =>
  new ProviderFailures(channel, () => clock);

test('a failure is remembered for two seconds; then the first caller retries and others still get the failure', () => {
  const failures = memory();
  expect(failures.insteadOfCall(URL)).toBeUndefined();
  failures.failed(URL, FAILURE);
  clock += FAILURE_LIFETIME - 1;
  expect(failures.insteadOfCall(URL)).toBe(FAILURE);
  clock += 1;
  expect([failures.insteadOfCall(URL), failures.insteadOfCall(URL)]).toEqual([undefined, FAILURE]);
  failures.succeeded(URL);
  expect([failures.insteadOfCall(URL), failures.insteadOfCall(URL)]).toEqual([undefined, undefined]);
});

test('after a retry that was aborted or never reported back, the next caller retries', () => {
  const failures = memory();
  failures.failed(URL, FAILURE);
  clock += FAILURE_LIFETIME;
  expect(failures.insteadOfCall(URL)).toBeUndefined();
  failures.gaveUp(URL);
  expect(failures.insteadOfCall(URL)).toBeUndefined();
  expect(failures.insteadOfCall(URL)).toBe(FAILURE);
  clock += 5_000;
  expect(failures.insteadOfCall(URL)).toBeUndefined();
});

test('the provider’s wait is honoured up to 30 s', () => {
  const failures = memory();
  failures.failed(URL, FAILURE, 10_000);
  clock += 9_999;
  expect(failures.of(URL)).toBe(FAILURE);
  clock += 1;
  expect(failures.of(URL)).toBeUndefined();
  failures.failed(URL, FAILURE, 3_600_000);
  clock += LONGEST_LIFETIME;
  expect(failures.of(URL)).toBeUndefined();
});

test('a missing address is remembered, but does not mean that the provider is in trouble', () => {
  const failures = memory();
  failures.failed(URL, { ...FAILURE, status: 404 });
  expect([failures.of(URL)?.kind, failures.isProviderInTrouble]).toEqual(['answer', false]);
  failures.failed(`${URL}/2`, { kind: 'none', message: 'fetch failed' });
  expect(failures.isProviderInTrouble).toBe(true);
  clock += FAILURE_LIFETIME;
  expect(failures.isProviderInTrouble).toBe(false);
});

test('threads share what they know about failures', async () => {
  const [one, two] = ['a test', 'a test'].map((name) => new BroadcastChannel(name)) as [
    BroadcastChannel,
    BroadcastChannel,
  ];
  const [first, second] = [memory(one), memory(two)];
  const known = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  };
  first.failed(URL, FAILURE);
  await known(() => second.of(URL) !== undefined);
  expect(second.insteadOfCall(URL)).toEqual(FAILURE);
  clock += FAILURE_LIFETIME;
  expect(first.insteadOfCall(URL)).toBeUndefined();
  await known(() => second.of(URL) !== undefined);
  second.succeeded(URL);
  await known(() => first.of(URL) === undefined);
  one.close();
  two.close();
});

test.each([
  [200, false],
  [304, false],
  [400, false],
  [404, true],
  [429, true],
  [500, true],
  [503, true],
])('an answer of %i is remembered: %s', (status, expected) => {
  expect(isRemembered(status)).toBe(expected);
});

test.each([
  ['7', 7_000],
  ['Wed, 25 Nov 2026 10:00:05 GMT', 5_000],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After: %s', (header, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T10:00:00Z'));
  expect(retryAfter(header)).toBe(expected);
  jest.restoreAllMocks();
});
