import { chooseLogFormat, jsonLine, readableLine } from './logFormat';

const record = (fields: object) => JSON.stringify({ level: 30, time: 0, pid: 1, hostname: 'h', ...fields });

test('a terminal gets the format for people and any other output JSON, unless LOG_FORMAT says otherwise', () => {
  expect(chooseLogFormat({}, true)).toBe('pretty');
  expect(chooseLogFormat({ LOG_FORMAT: '' }, false)).toBe('json');
  expect(chooseLogFormat({ LOG_FORMAT: 'json' }, true)).toBe('json');
  expect(chooseLogFormat({ LOG_FORMAT: 'pretty' }, false)).toBe('pretty');
  expect(() => chooseLogFormat({ LOG_FORMAT: 'xml' }, true)).toThrow("LOG_FORMAT is 'xml': it is 'pretty' or 'json'.");
});

test('a record becomes one line with its message, without the fields that only programs use', () => {
  const line = readableLine('shell', false)(record({ msg: 'release in use', remote: 'mfe-blog', version: '1.0.0-a' }));
  expect(line).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: shell: release in use \{"remote":"mfe-blog","version":"1\.0\.0-a"\}$/,
  );
});

test('a failure shows its stack', () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at render (x.ts:1:1)' };
  expect(readableLine('shell', false)(record({ level: 50, msg: 'remote not rendered', err }))).toMatch(
    /ERROR: shell: remote not rendered[\s\S]*at render/,
  );
});

test('a line that is no record stays unchanged, and addresses of network cards are left out', () => {
  const read = readableLine('api', false);
  expect(read('Segmentation fault')).toBe('Segmentation fault');
  expect(read('{ not json')).toBe('{ not json');
  expect(read(record({ msg: 'Server listening at http://10.0.0.7:3000' }))).toBeUndefined();
});

test('a line of the start command is also a record in JSON format', () => {
  expect(JSON.parse(jsonLine('ready in 1.0 s'))).toMatchObject({ level: 30, name: 'start', msg: 'ready in 1.0 s' });
});
