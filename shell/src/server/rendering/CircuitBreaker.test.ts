/** @jest-environment node */
import { CircuitBreaker } from './CircuitBreaker';
import type { RenderFailureKind } from './RenderFailure';

let clock = 0;
beforeEach(() => {
  clock = 1_000_000;
});

function aBreaker(...failures: RenderFailureKind[]) {
  const breaker = new CircuitBreaker(() => clock);
  for (const kind of failures) breaker.failed(kind);
  return breaker;
}

test.each<[string, RenderFailureKind[], boolean]>([
  ['one loop', ['stuck'], true],
  ['one crash', ['crashed'], false],
  ['two crashes', ['crashed', 'crashed'], true],
  ['two late pages', ['late', 'late'], false],
  ['three late pages', ['late', 'late', 'late'], true],
  ['pages that throw', ['threw', 'threw', 'threw', 'threw'], false],
  ['a page that throws and one crash', ['threw', 'crashed'], false],
  ['pages that the machine had no time for', ['starved', 'starved', 'starved', 'starved'], false],
])('after %s', (_what, failures, isOpen) => {
  const breaker = aBreaker(...failures);
  expect(breaker.state).toBe(isOpen ? 'open' : 'closed');
  expect(breaker.openedBy).toBe(isOpen ? failures.at(-1) : undefined);
  // A closed circuit is never probed. An open one is not probed before its pause is over.
  expect(breaker.beginProbe()).toBe(false);
});

test('only failures in a row count: a good page resets the count', () => {
  const breaker = aBreaker('late', 'late');
  breaker.succeeded();
  breaker.failed('late');
  breaker.failed('late');
  expect(breaker.state).toBe('closed');
});

test('an open circuit stays open for ten seconds, then lets one probe through', () => {
  const breaker = aBreaker('stuck');
  clock += 9_999;
  expect(breaker.beginProbe()).toBe(false);
  clock += 1;
  expect(breaker.beginProbe()).toBe(true);
  expect(breaker.state).toBe('half-open');
  expect(breaker.beginProbe()).toBe(false);
  expect(breaker.openedBy).toBe('stuck');
});

test('a successful probe closes the circuit, and the next failure opens it for ten seconds again', () => {
  const breaker = aBreaker('stuck');
  clock += 10_000;
  breaker.beginProbe();
  breaker.failed('stuck');
  clock += 20_000;
  breaker.beginProbe();
  breaker.succeeded();
  expect(breaker.state).toBe('closed');
  breaker.failed('stuck');
  clock += 10_000;
  expect(breaker.beginProbe()).toBe(true);
});

test('each probe that fails doubles the pause, up to five minutes', () => {
  const breaker = aBreaker('stuck');
  const pauses: number[] = [];
  for (let round = 0; round < 7; round++) {
    const since = clock;
    while (!breaker.beginProbe() && clock < since + 3_600_000) clock += 1000;
    pauses.push((clock - since) / 1000);
    breaker.failed('late');
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300]);
  expect(breaker.openedBy).toBe('late');
});

test('an answer that was under way when the circuit opened does not close it', () => {
  const breaker = aBreaker('stuck');
  breaker.succeeded();
  expect(breaker.state).toBe('open');
});

test('further failures of an open circuit do not make its pause longer', () => {
  const breaker = aBreaker('stuck');
  clock += 5000;
  breaker.failed('stuck');
  clock += 5000;
  expect(breaker.beginProbe()).toBe(true);
});
