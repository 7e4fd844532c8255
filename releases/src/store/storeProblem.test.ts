import { storeProblem } from './storeProblem';

const anError = (code: string, over: object = {}) => Object.assign(new Error(`${code}: failed`), { code, ...over });

test.each([
  ['EACCES', 'this user may not use it (EACCES); run this as the user who owns the folder'],
  ['EPERM', 'this user may not change it (EPERM); run this as the user who owns the folder'],
  ['ENOSPC', 'the disk is full (ENOSPC); make room, for instance with npm run release -- prune --unused-for 30'],
  ['EDQUOT', 'the quota of this user is used up (EDQUOT); make room'],
  ['EROFS', 'its file system is read-only (EROFS); mount it writable, or set DATA_DIR'],
])('%s says what is wrong, where, and what to do', (code, sentence) => {
  expect(storeProblem(anError(code, { path: '/store/mfe-blog' }), '/store')).toContain(
    `/store/mfe-blog cannot be used: ${sentence}`,
  );
});

test('the message names the target of a copy, or the store if the error has no path', () => {
  expect(storeProblem(anError('ENOSPC', { path: '/build/a.js', dest: '/store/a.js' }), '/store')).toMatch(
    /^\/store\/a\.js /,
  );
  expect(storeProblem(anError('ENOSPC'), '/store')).toMatch(/^\/store cannot be used/);
});

test('another error is no problem of the store', () => {
  expect(storeProblem(new TypeError('x is not a function'), '/store')).toBeUndefined();
  expect(storeProblem(anError('ENOENT'), '/store')).toBeUndefined();
});

test.each([
  ['ECONNREFUSED', 'the database does not answer (ECONNREFUSED); start it, or correct RELEASES_URL'],
  ['28P01', 'the database refuses this user (28P01); correct the user and password of RELEASES_URL'],
  ['3D000', 'there is no such database (3D000); create it, or correct RELEASES_URL'],
  ['42501', 'this user may not change it (42501); send the command to the release service, or give the user'],
  ['42P01', 'it has no tables of releases yet (42P01); start the release service on it'],
  ['53100', "the database's disk is full (53100); make room"],
])('%s of a database says what is wrong, where, and what to do', (code, sentence) => {
  expect(storeProblem(anError(code), 'postgres://web@db/site')).toContain(
    `postgres://web@db/site cannot be used: ${sentence}`,
  );
});

test('a silent host gets the same message as one that refuses', () => {
  expect(storeProblem(new Error('timeout exceeded when trying to connect'), 'postgres://db/site')).toContain(
    'the database does not answer (ETIMEDOUT)',
  );
});
