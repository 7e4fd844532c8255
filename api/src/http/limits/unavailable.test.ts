import { isUnavailable } from './unavailable';

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
])('%s passes by itself', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([new Error('x'), withCode('23505'), query(withCode('42601')), 'ECONNREFUSED', undefined])(
  '%s does not',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
