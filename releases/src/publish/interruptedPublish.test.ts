import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promote } from '../live/promote';
import { aRepository, type Repository } from '../testing/aRepository';
import { publish } from './publish';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let site: Repository;

beforeEach(async () => {
  site = aRepository();
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog');
});

afterEach(() => site.remove());

const folders = () => {
  const folder = site.pathOf(site.stored('mfe-blog', ''));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
};

/** A build that is large enough for its publishing to be interrupted. */
const buildMuch = () => {
  const pages = Array.from({ length: 300 }, (_, page): [string, string] => [
    `web/p${page}.js`,
    `page(${page});`.repeat(90),
  ]);
  site.build('mfe-blog', '1.0.0-b', { files: Object.fromEntries(pages) });
};

test('a publish that is killed harms nothing, and the next one publishes the build', async () => {
  buildMuch();
  site.write(
    'publisher.mts',
    `import { readdirSync } from 'node:fs';
     import { publish } from ${JSON.stringify(path.join(import.meta.dirname, 'publish.ts'))};
     import { openStore } from ${JSON.stringify(path.join(import.meta.dirname, '../store/openStore.ts'))};
     const store = openStore({ folder: ${JSON.stringify(site.store.place)} });
     // In this process, because another process may not run while the folder exists.
     setInterval(() => {
       const names = readdirSync(${JSON.stringify(site.pathOf(site.stored('mfe-blog', '')))});
       if (names.some((name) => name.startsWith('.publishing-'))) process.kill(process.pid, 'SIGKILL');
     }, 1);
     await publish({ root: ${JSON.stringify(site.root)}, store }, 'mfe-blog');`,
  );
  const child = spawn(process.execPath, ['--import', tsx, site.pathOf('publisher.mts')], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(folders()).toEqual([expect.stringMatching(/^\.publishing-1\.0\.0-b-/), '1.0.0-a']);
  expect(site.channel('mfe-blog').live).toBe('1.0.0-a');

  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ version: '1.0.0-b', outcome: 'published' });
  expect(folders()).toEqual(['1.0.0-a', '1.0.0-b']);
});

const BUILT_ANEW =
  'mfe-blog: was built anew meanwhile, so 1.0.0-b was not published; ' +
  'to publish the new build: npm run release -- publish mfe-blog';

test('a build that is replaced while publish waits for the lock is refused before it is compared with the published one', async () => {
  site.build('mfe-blog', '1.0.0-b');
  await publish(site.settings, 'mfe-blog');
  const { store } = site;
  jest.spyOn(store, 'exclusively').mockImplementationOnce((name, work) => {
    site.build('mfe-blog', '1.0.0-c');
    return store.exclusively(name, work);
  });
  await expect(publish(site.settings, 'mfe-blog')).rejects.toThrow(BUILT_ANEW);
  expect(folders()).toEqual(['1.0.0-a', '1.0.0-b']);
});

test.each([
  ['with the same files', {}],
  ['without one of its files', { 'web/extra.js': 'only in the former build' }],
])('a build that is replaced while it is copied is not published: %s', async (_how, files) => {
  site.build('mfe-blog', '1.0.0-b', { files });
  const { store } = site;
  jest.spyOn(store, 'stage').mockImplementationOnce((remote, version) => {
    site.build('mfe-blog', '1.0.0-c');
    return store.stage(remote, version);
  });
  await expect(publish(site.settings, 'mfe-blog')).rejects.toThrow(BUILT_ANEW);
  expect(folders()).toEqual(['1.0.0-a']);
});

test('if two publishes of a build run at the same time, one publishes it, and the other finds it present', async () => {
  site.build('mfe-blog', '1.0.0-b');
  const both = await Promise.all([publish(site.settings, 'mfe-blog'), publish(site.settings, 'mfe-blog')]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['present', 'published']);
  expect(folders()).toEqual(['1.0.0-a', '1.0.0-b']);
});
