import { mountForPath, remoteForPath } from './mounts';

const remotes = [{ mounts: ['/', '/servicios'] }, { mounts: ['/blog'] }];

test.each([
  ['/', 0],
  ['/servicios', 0],
  ['/servicios/test', 0],
  ['/blog', 1],
  ['/blog/post/3', 1],
  ['/blog/', 1],
])('%s is answered by remote %i', (path, index) => {
  expect(remoteForPath(remotes, path)).toBe(remotes[index]);
});

test.each(['/blogs', '/otra', '/servicio', '/x/blog'])('no remote answers %s', (path) => {
  expect(remoteForPath(remotes, path)).toBeUndefined();
});

test('the home page is a mount of its own, not a prefix of everything', () => {
  expect(mountForPath(['/'], '/lo-que-sea')).toBeUndefined();
});
