/** @jest-environment node */
import { logConsole } from './logConsole';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
const former = methods.map((method) => console[method]);
afterEach(() => {
  for (const [index, method] of methods.entries()) console[method] = former[index] as typeof console.log;
  jest.restoreAllMocks();
});

test('console output becomes log records; a repeated message is logged once a minute, with a count', () => {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const lines: string[] = [];
  logConsole({ remote: 'mfe-blog', version: '1.0.0' }, (line) => lines.push(line));
  const fail = () => console.error('Error loading %s', 'tags', new TypeError('fetch failed'));
  fail();
  fail();
  fail();
  console.warn('slow');
  clock += 60_000;
  fail();
  const release = { time: expect.any(Number), remote: 'mfe-blog', version: '1.0.0' };
  const err = { type: 'TypeError', message: 'fetch failed', stack: expect.stringContaining('logConsole.test') };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 50, ...release, msg: 'Error loading tags', err },
    { level: 40, ...release, msg: 'slow' },
    { level: 50, ...release, repeated: 2, msg: 'Error loading tags', err },
  ]);
  expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
});
