import webpack, { type Compiler, type Stats } from 'webpack';
import { DevelopedBuild } from './DevelopedBuild';
import type { BuildEvent } from './watchBuilds';

let events: BuildEvent[];
let assembled: string[];
let page: Compiler;
let server: Compiler;

beforeEach(() => {
  events = [];
  assembled = [];
  page = webpack({ plugins: [new webpack.HotModuleReplacementPlugin()] });
  server = webpack({});
  const assemble = async (hash: string) => {
    assembled.push(hash);
    return `1.0.0-${assembled.length}`;
  };
  new DevelopedBuild('mfe-blog', [page, server], { assemble, tell: (event) => events.push(event) }).follow();
});

const done = async (compiler: Compiler, hash: string, message?: string) => {
  const errors = message === undefined ? [] : [{ moduleName: './src/List.tsx', loc: '3:1', message }];
  const toJson = () => ({ errors, warnings: [] });
  const stats = { hash, startTime: 0, endTime: 100, toJson, compilation: {} };
  await compiler.hooks.done.promise(stats as unknown as Stats);
  await new Promise((resolve) => setImmediate(resolve));
};
const invalid = (compiler: Compiler) => compiler.hooks.invalid.call('List.tsx', 0);
const states = () => events.map(({ state }) => state);

test('the page is reported at once, the release after the server’s build', async () => {
  await done(page, 'p1');
  expect(states()).toEqual(['page']);
  await done(server, 's1');
  expect(states()).toEqual(['page', 'built']);
  expect(events.at(-1)).toMatchObject({ version: '1.0.0-1', ms: 200, errors: [] });
});

test('after a change of the page, the server’s last build no longer counts', async () => {
  await done(page, 'p1');
  await done(server, 's1');
  events = [];
  invalid(page);
  await done(page, 'p2');
  expect(states()).toEqual(['building', 'page']);
  invalid(server);
  await done(server, 's2');
  expect(states()).toEqual(['building', 'page', 'built']);
  expect(assembled).toEqual(['p1 s1', 'p2 s2']);
});

test('a change of the server alone leaves the page as it is', async () => {
  await done(page, 'p1');
  await done(server, 's1');
  events = [];
  invalid(server);
  await done(server, 's2');
  expect(states()).toEqual(['building', 'built']);
  expect(assembled.at(-1)).toBe('p1 s2');
});

test('an error in both builds is reported once, with file and line, and no release is made', async () => {
  await done(page, 'p1', 'Unexpected token');
  await done(server, 's1', 'Unexpected token');
  expect(events.at(-1)).toMatchObject({
    state: 'built',
    version: undefined,
    errors: [{ file: 'mfe-blog/src/List.tsx:3:1', message: 'Unexpected token' }],
  });
  expect(assembled).toEqual([]);
});

test('two builds in quick succession are assembled one after the other', async () => {
  let running = 0;
  let most = 0;
  const assemble = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return '1.0.0-a';
  };
  const compiler = webpack({ plugins: [new webpack.HotModuleReplacementPlugin()] });
  const bothTold = new Promise<void>((resolve) => {
    const tell = (event: BuildEvent) => {
      events.push(event);
      if (states().filter((state) => state === 'built').length === 2) resolve();
    };
    new DevelopedBuild('mfe-shop', [compiler], { assemble, tell }).follow();
  });
  await Promise.all([done(compiler, 'p1'), done(compiler, 'p2')]);
  await bothTold;
  expect(most).toBe(1);
});
