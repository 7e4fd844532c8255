import { figureOf, type Line } from './lines';
import type { Answered } from './traffic';

const page: Answered = {
  kind: 'page',
  what: '/',
  status: 200,
  isPutOff: false,
  isLeftToBrowser: false,
  milliseconds: 5,
};
const form: Answered = { ...page, kind: 'form', what: 'uno', status: 201 };
const putOff: Answered = { ...form, what: 'dos', status: 503, isPutOff: true };

type Case = Partial<Line> & { stored?: [string, number][] };

const holds = ({ stored = [['uno', 1]], ...line }: Case) =>
  figureOf({ name: 'fault', answers: [page, form], isDatabaseAway: false, mayLose: 0, ...line }, new Map(stored)).holds;

test('a fault without losses holds, and says what it saw', () => {
  const line = { name: 'fault', answers: [page, form, putOff], isDatabaseAway: true, mayLose: 0 };
  expect(figureOf(line, new Map([['uno', 1]]))).toMatchObject({
    holds: true,
    seen: expect.stringMatching(
      /3 requests, +0 unanswered,.* 1 forms put off, +0 forms failed, +1 acknowledged, +0 missing/,
    ),
  });
  expect(holds({ answers: [{ ...page, status: 0 }, form], mayLose: 1 })).toBe(true);
});

test.each<[string, Case]>([
  ['a request without an answer', { answers: [{ ...page, status: 0 }, form] }],
  ['a form without an answer', { answers: [form, { ...putOff, status: 0, isPutOff: false }] }],
  ['a failed page', { answers: [{ ...page, status: 502 }, form] }],
  [
    'a failed read while the database is away',
    { answers: [{ ...page, kind: 'read', status: 503 }, form], isDatabaseAway: true },
  ],
  ['a form that is put off while the database is there', { answers: [form, putOff] }],
  ['a form that fails without the sentence', { answers: [form, { ...putOff, isPutOff: false }], isDatabaseAway: true }],
  ['an acknowledged form that is missing', { stored: [] }],
  ['a form that is stored twice', { stored: [['uno', 2]] }],
  ['a fault without an acknowledged form', { answers: [page] }],
  ['a fault that was not produced as planned', { problem: 'no kill' }],
])('%s breaks the expectation', (_what, line) => {
  expect(holds(line)).toBe(false);
});
