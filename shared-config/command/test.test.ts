import { aRemote } from './testing/aRemote';

let remote: ReturnType<typeof aRemote>;
beforeEach(() => {
  remote = aRemote();
});
afterEach(() => remote.remove());

/** Lets jest run a file of the remote's own. */
function withUnitTest(code: string) {
  remote.write('jest.config.mjs', `export default { testMatch: ['**/*.test.cjs'], reporters: [] };`);
  remote.write('price.test.cjs', code);
}

test('a remote without tests of a kind says which file it would need', async () => {
  const { code, out } = await remote.run({}, 'test');
  expect(out.split('\n')).toEqual([
    'unit tests: none, because there is no jest.config.mjs',
    'byte budget: every page keeps it',
    'journeys: none, because there is no playwright.config.ts',
  ]);
  expect(code).toBe(0);
});

test('a remote without a budget says which field it would need', async () => {
  remote.write('package.json', { name: 'mfe-blog', version: '1.0.0', remote: true });
  const { code, out } = await remote.run({}, 'test', 'bytes');
  expect([code, out]).toEqual([0, 'byte budget: none, because there is no scriptBudget in package.json']);
});

test('unit tests come first: after a failed one nothing else runs', async () => {
  withUnitTest(`test('a drone has a price', () => expect(1).toBe(2));`);
  expect(await remote.run(process.env, 'test')).toEqual({ code: 1, out: '', err: '' });
});

test('options after the part are those of its tool', async () => {
  withUnitTest(`test('kept', () => {}); test('left out', () => { throw new Error('it ran'); });`);
  expect((await remote.run(process.env, 'test', 'unit', '-t', 'kept', '--silent')).code).toBe(0);
  expect((await remote.run(process.env, 'test', 'unit')).code).toBe(1);
});

test('journeys are the ones of Playwright in the folder of the remote', async () => {
  remote.write('playwright.config.ts', `export default { testDir: 'journeys' };`);
  remote.write('journeys/blog.spec.ts', 'export {};');
  expect((await remote.run(process.env, 'test', 'journeys')).code).toBe(1);
  expect((await remote.run(process.env, 'test', 'journeys', '--pass-with-no-tests')).code).toBe(0);
});

test('a page over its byte budget fails', async () => {
  remote.write('package.json', { name: 'mfe-blog', version: '1.0.0', remote: true, scriptBudget: { firstPage: 10 } });
  remote.build('1.0.0-b');
  const { code, err } = await remote.run({}, 'test', 'bytes');
  expect([code, err]).toEqual([1, expect.stringMatching(/^page-list loads 0\.1 kB of at most 0\.0 kB/)]);
});

test('an unknown part is refused with the known ones', async () => {
  const { code, err } = await remote.run({}, 'test', 'journey');
  expect([code, err]).toEqual([1, 'journey is no part of the tests: name one of unit, bytes, journeys']);
});
