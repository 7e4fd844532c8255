import { foundByScripts, type Script } from './scripts';

const aScript = (url: string, by?: string): Script => ({
  url,
  askedAt: 0,
  ...(by && { stack: { callFrames: [{ url: by }] } }),
  bytes: 1,
});

test('the document’s scripts wait for no other, including those that its inline script requests', () => {
  expect(foundByScripts([aScript('/a.js'), aScript('/b.js', 'http://localhost/')])).toBe(0);
});

test('a script that another requests waits for it', () => {
  expect(foundByScripts([aScript('/a.js'), aScript('/b.js', '/a.js'), aScript('/c.js', '/b.js')])).toBe(2);
});

test('a preloaded script does not wait', () => {
  expect(foundByScripts([aScript('/a.js'), aScript('/b.js'), aScript('/b.js', '/a.js')])).toBe(0);
});

test('a script that is requested after a pause is found by its asynchronous stack', () => {
  const late = { ...aScript('/b.js'), stack: { callFrames: [], parent: { callFrames: [{ url: '/a.js' }] } } };
  expect(foundByScripts([aScript('/a.js'), late])).toBe(1);
});
