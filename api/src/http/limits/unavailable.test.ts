import { cannotWrite, isUnavailable } from './unavailable';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const query = (cause: unknown) => new Error('Failed query: select 1', { cause });

test.each([
  withCode('FST_UNDER_PRESSURE'),
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('53300'),
  query(withCode('08006')),
  query(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])),
  query(new Error('Connection terminated unexpectedly')),
  query(new Error('timeout exceeded when trying to connect')),
  query(new Error('Query read timeout')),
  withCode('57014'),
  withCode('57P05'),
  withCode('53200'),
])('%s is a temporary failure', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  query(withCode('25006')),
  query(withCode('53100')),
  query(withCode('58030')),
  query(withCode('ENOSPC')),
  withCode('EROFS'),
  query(Object.assign(new Error('could not open file "base/5/1": Read-only file system'), { code: '42501' })),
])('%s means that the database cannot write', (error) => {
  expect([cannotWrite(error), isUnavailable(error)]).toEqual([true, true]);
});

test.each([withCode('ECONNREFUSED'), query(withCode('42501'))])('%s is no failed write', (error) => {
  expect(cannotWrite(error)).toBe(false);
});

test.each([new Error('x'), withCode('23505'), query(withCode('42601')), 'ECONNREFUSED', undefined])(
  '%s is no temporary failure',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
