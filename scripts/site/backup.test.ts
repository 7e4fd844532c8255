import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '@tramuntana/remote/build/buildStale';
import { DirectoryStore, PostgresStore, promote, publish, type ReleaseStore, verifiedRelease } from 'releases';
import { findPrograms, postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { publishBuilt } from './publishBuilt';
import { aSiteRepository } from './testing/aSiteRepository';

/** The only line of docs/operating.md that begins with this program. */
function documented(program: string): string {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8').split('\n');
  const found = lines.filter((line) => line.startsWith(`${program} `));
  expect(found).toHaveLength(1);
  return found[0] as string;
}

let site: ReturnType<typeof aSiteRepository>;
beforeEach(async () => {
  site = aSiteRepository();
  await buildStale(undefined, { root: site.root, print: () => {} });
});
afterEach(() => site.remove());

type Lines = { store: ReleaseStore; releasesUrl?: string; backUp: string; restore: string; env: NodeJS.ProcessEnv };

/** Backs up while one release of the blog is live, makes another live, and restores. */
async function expectRestored({ store, releasesUrl, backUp, restore, env }: Lines) {
  const settings = { root: site.root, store };
  const run = (command: string) => execFileSync('sh', ['-c', command], { env: { ...process.env, ...env } });
  await publishBuilt({ root: site.root, store: path.join(site.root, 'data/releases'), releasesUrl, print: () => {} });
  const before = await store.channel('mfe-blog');
  run(backUp);
  site.write('mfe-blog/src/routes.js', 'exports.edition = 2;');
  await buildStale(['mfe-blog'], { root: site.root, print: () => {} });
  const { version } = await publish(settings, 'mfe-blog');
  await promote(settings, 'mfe-blog', version);
  expect((await store.channel('mfe-blog'))?.live).toBe(version);
  run(restore);
  const channel = await store.channel('mfe-blog');
  expect(channel).toEqual(before);
  // Compares each file with its hash.
  for (const remote of ['mfe-blog', 'shell']) {
    const live = (await store.channel(remote))?.live ?? '';
    expect(await verifiedRelease(store, remote, live)).toMatchObject({ remote, version: live });
  }
  expect((await store.releases('mfe-blog')).releases.map((release) => release.version)).toEqual([channel?.live]);
}

test('the documented lines for the folder restore its releases', async () => {
  const dataDir = path.join(site.root, 'data');
  const ofReleases = (line: string) => line.replaceAll(/\bdb\b/g, 'releases');
  await expectRestored({
    store: new DirectoryStore(path.join(dataDir, 'releases')),
    backUp: ofReleases(documented('tar')),
    restore: ofReleases(documented('rm')),
    env: { DATA_DIR: dataDir, BACKUP: path.join(site.root, 'backup') },
  });
});

const testOnPostgres = postgresIsAvailable() ? test : test.skip;

testOnPostgres('the documented lines for PostgreSQL restore the releases of RELEASES_URL', async () => {
  const { url, stop } = await startPostgres();
  const store = new PostgresStore(url);
  const ofReleases = (line: string) => line.replace('--exclude-schema=releases', '--schema=releases');
  const PATH = [findPrograms({ env: process.env }), process.env.PATH].join(path.delimiter);
  await expectRestored({
    store,
    releasesUrl: url,
    backUp: ofReleases(documented('pg_dump')),
    restore: ofReleases(documented('pg_restore')),
    env: { PATH, DATABASE_URL: url, BACKUP: path.join(site.root, 'backup') },
  });
  await store.close();
  await stop();
});
