import { type Request, scriptLevels } from './traffic';

const aScript = (url: string, by?: string): Request => ({
  url,
  kind: 'script',
  askedAt: 0,
  initiator: by ? { type: 'script', stack: { callFrames: [{ url: by }] } } : { type: 'parser' },
  bytes: 1,
  decoded: 1,
});

test('the document’s scripts are one level, including those that its inline script requests', () => {
  expect(scriptLevels([aScript('/a.js'), aScript('/b.js', 'http://localhost/')])).toBe(1);
  expect(scriptLevels([])).toBe(0);
});

test('each script that had to run first is a level', () => {
  expect(scriptLevels([aScript('/a.js'), aScript('/b.js', '/a.js'), aScript('/c.js', '/b.js')])).toBe(3);
});

test('a preloaded script adds no level', () => {
  expect(scriptLevels([aScript('/a.js'), aScript('/b.js'), aScript('/b.js', '/a.js')])).toBe(1);
});

test('a script that is requested after a pause is found by its asynchronous stack', () => {
  const late = aScript('/b.js');
  late.initiator = { type: 'script', stack: { callFrames: [], parent: { callFrames: [{ url: '/a.js' }] } } };
  expect(scriptLevels([aScript('/a.js'), late])).toBe(2);
});

test('scripts that request each other are counted once', () => {
  expect(scriptLevels([aScript('/a.js', '/b.js'), aScript('/b.js', '/a.js')])).toBe(2);
});
