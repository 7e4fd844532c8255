import { buildStale } from '@tramuntana/remote/build/buildStale';
import { type OwnApi, startOwnApi, stopOwnApi } from '../site/Site';
import { about, aSiteRepository, eventually } from '../site/testing/aSiteRepository';
import { followApi } from './followApi';

let site: ReturnType<typeof aSiteRepository>;
let api: OwnApi;
let end: () => void;
let printed: string[];

beforeEach(async () => {
  site = aSiteRepository();
  site.write('api/content/posts/one.md', 'One');
  await buildStale(['api'], { root: site.root, print: () => {} });
  printed = [];
  const print = (line: string) => printed.push(line);
  const settings = { root: site.root, mode: 'development', dataFolder: site.root, env: {}, logFormat: 'json' } as const;
  api = (await startOwnApi({ ...settings, print })) as OwnApi;
  end = followApi(api.process, { root: site.root, print });
});

afterEach(async () => {
  end();
  await stopOwnApi(api);
  await site.remove();
});

test('after a change of its program, the API runs the new program at the same address', async () => {
  site.writeServer('api', 2);
  await eventually(async () => (await about(api.url))?.edition === 2);
});

test('after a change of its content, the API restarts', async () => {
  const before = await about(api.url);
  site.write('api/content/posts/one.md', 'One, corrected');
  await eventually(async () => ((await about(api.url))?.pid ?? before?.pid) !== before?.pid);
});

test('a program with an error does not replace the running one; once corrected, the new one answers', async () => {
  const before = await about(api.url);
  site.write('api/src/server.js', `require('./absent');`);
  await eventually(() => printed.join('\n').includes("Can't resolve './absent'"));
  expect(await about(api.url)).toEqual(before);
  site.writeServer('api', 2);
  await eventually(async () => (await about(api.url))?.edition === 2);
});
