import { createReadStream } from 'node:fs';
import path from 'node:path';
import { startCanary } from '../live/canary';
import { liveFolder } from '../live/liveRelease';
import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { rollback } from '../live/rollback';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import { describeFiles } from '../store/releaseFiles';
import { anOffer, aRepository, type Repository } from '../testing/aRepository';
import { beginUpload, completeUpload, receiveContent } from '../upload/upload';
import { publish } from './publish';
import { readBuild } from './readBuild';

let site: Repository;
beforeEach(() => {
  site = aRepository();
});
afterEach(() => site.remove());

const SERVERS = ['server/server.cjs', 'server/renderWorker.cjs', 'server/renderRoutes.cjs'];
const PROGRAMS = [...SERVERS, 'inline/firstPaint.js', 'inline/start.js'];

/** Builds the shell with this offer. */
function buildShell(version: string, offer = anOffer()) {
  const programs = Object.fromEntries(PROGRAMS.map((file) => [file, `// ${file} ${version}`]));
  const files = {
    ...programs,
    'web/main.js': version,
    'web/main.js.br': 'compressed',
    'offer.json': JSON.stringify(offer),
  };
  site.build('shell', version, { mounts: [], entry: 'main.js', chunks: { main: ['main.js'] }, files });
}

async function publishShell(version: string, offer = anOffer()) {
  buildShell(version, offer);
  await publish(site, 'shell');
}

test('the shell is published, promoted and rolled back like a remote, with its programs and without mounts', async () => {
  await publishShell('1.0.0-a');
  expect(Object.keys(site.manifest('shell', '1.0.0-a').files).sort()).toEqual(
    [
      'build.json',
      'offer.json',
      ...PROGRAMS,
      'web/main.js',
      'web/main.js.br',
      'web/remoteEntry.js',
      'web/routes.js',
      'web/routes.js.br',
    ].sort(),
  );
  expect(site.read(site.stored('shell', '1.0.0-a/web/main.js.br'))).toBe('compressed');
  expect(await liveFolder(new DirectoryStore(site.store.place), 'shell')).toBeUndefined();
  await promote(site, 'shell');
  await publishShell('1.0.0-b');
  await promote(site, 'shell', '1.0.0-b');
  expect(await liveFolder(new DirectoryStore(site.store.place), 'shell')).toBe(
    site.pathOf(site.stored('shell', '1.0.0-b')),
  );
  expect(await rollback(site, 'shell')).toMatchObject({ live: '1.0.0-a', former: '1.0.0-b' });
});

test('a shell without one of its programs is not published', async () => {
  site.build('shell', '1.0.0-a', { mounts: [], chunks: {} });
  await expect(publish(site, 'shell')).rejects.toThrow('lacks offer.json, server/server.cjs, server/renderWorker.cjs');
});

test('the shell cannot be retired', async () => {
  await publishShell('1.0.0-a');
  await promote(site, 'shell');
  expect(() => retire(site, 'shell')).toThrow('renders every page');
});

test('a damaged shell is not run', async () => {
  await publishShell('1.0.0-a');
  await promote(site, 'shell');
  site.write(site.stored('shell', '1.0.0-a/server/server.cjs'), 'tampered');
  await expect(liveFolder(new DirectoryStore(site.store.place), 'shell')).rejects.toThrow(
    'server/server.cjs does not match its hash',
  );
});

test('a shell that would refuse a live remote does not go live, except at a start, which brings all remotes', async () => {
  site.build('mfe-blog', '1.0.0-a', { imports: { react: ['useState'] } });
  await publish(site, 'mfe-blog');
  await promote(site, 'mfe-blog');
  await publishShell('1.0.0-poor', anOffer({ modules: { react: ['useMemo'] } }));
  await expect(promote(site, 'shell')).rejects.toThrow(
    'shell: 1.0.0-poor does not fit mfe-blog 1.0.0-a (live): it imports useState of react',
  );
  expect(site.exists(site.stored('shell', 'channel.json'))).toBe(false);
  expect(await promote(site, 'shell', '1.0.0-poor', { by: 'start' })).toMatchObject({ changed: true });
});

test('a shell that would refuse releases in use is published with a note on each, and a canary keeps it from going live', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    site.build('mfe-blog', version, { imports: version === '1.0.0-b' ? {} : { react: ['useState'] } });
    await publish(site, 'mfe-blog');
    if (version !== '1.0.0-c') await promote(site, 'mfe-blog', version);
  }
  await startCanary(site.settings, 'mfe-blog', '1.0.0-c', 10);
  buildShell('1.0.0-poor', anOffer({ modules: { react: ['useMemo'] } }));
  const problem = 'it imports useState of react, which the shell does not lend of its react 19.3.1';
  expect((await publish(site, 'shell')).notes).toEqual([
    `it does not fit mfe-blog 1.0.0-c (canary): ${problem}`,
    `it does not fit mfe-blog 1.0.0-a (last good): ${problem}`,
  ]);
  await expect(promote(site, 'shell')).rejects.toThrow(
    `shell: 1.0.0-poor does not fit mfe-blog 1.0.0-c (canary): ${problem}; first promote another release of mfe-blog`,
  );
});

test('an uploaded shell has the same notes, beside those of the gate', async () => {
  site.build('mfe-blog', '1.0.0-a', { imports: { react: ['useState'] } });
  await publish(site, 'mfe-blog');
  await promote(site, 'mfe-blog');
  buildShell('1.0.0-poor', anOffer({ modules: { react: ['useMemo'] } }));
  const settings = { ...site.settings, gate: async () => ['it rendered no page'] };
  const operator = { who: undefined, grants: 'everything' } as const;
  const { folder, manifest, files } = await readBuild(settings, 'shell');
  const uploaded = { ...manifest, files: await describeFiles(folder, files) };
  const { upload: id } = await beginUpload(settings, uploaded, operator);
  for (const [file, { integrity }] of Object.entries(uploaded.files)) {
    const content = createReadStream(path.join(folder, file));
    await receiveContent(settings, { remote: 'shell', id, integrity }, content, operator);
  }
  expect((await completeUpload(settings, { remote: 'shell', id }, {})).notes).toEqual([
    'it rendered no page',
    expect.stringMatching(/^it does not fit mfe-blog 1\.0\.0-a \(live\): it imports useState of react/),
  ]);
});

test('a damaged last good release keeps no shell from going live, and a damaged channel no shell from being published', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    site.build('mfe-blog', version);
    await publish(site, 'mfe-blog');
    await promote(site, 'mfe-blog', version);
  }
  site.write(site.stored('mfe-blog', '1.0.0-a/manifest.json'), 'damaged');
  await publishShell('1.0.0-s');
  expect(await promote(site, 'shell', '1.0.0-s')).toMatchObject({ changed: true });
  site.write(site.stored('mfe-blog', 'channel.json'), 'damaged');
  buildShell('1.0.0-t');
  expect((await publish(site, 'shell')).notes).toEqual([
    expect.stringContaining('it was not compared with the releases in use: mfe-blog: '),
  ]);
});

describe('a shell that no longer lends a name, and a remote that needs it:', () => {
  const poor = anOffer({ modules: { react: ['useMemo'] } });

  /** Both are published, and the running shell still lends the name. */
  beforeEach(async () => {
    await publishShell('1.0.0-a');
    await promote(site, 'shell');
    site.write(site.stored('.serving', 'host-3000.json'), {
      schema: 1,
      state: 'running',
      offer: anOffer(),
      remotes: [],
    });
    await publishShell('1.0.0-poor', poor);
    site.build('mfe-blog', '1.0.0-a', { imports: { react: ['useState'] } });
    await publish(site, 'mfe-blog');
  });

  test('the remote is refused when the shell is live, even while another one still runs', async () => {
    await promote(site, 'shell', '1.0.0-poor');
    await expect(promote(site, 'mfe-blog')).rejects.toThrow(
      'mfe-blog: 1.0.0-a does not fit the live shell 1.0.0-poor: it imports useState of react',
    );
  });

  test('only one goes live if both are promoted at the same time', async () => {
    const { store } = site;
    const { exclusively } = store;
    const bothWait = Promise.withResolvers<void>();
    let waiting = 0;
    store.exclusively = async (name, work) => {
      if (name === 'paths' && ++waiting === 2) bothWait.resolve();
      if (name === 'paths') await bothWait.promise;
      return exclusively.call(store, name, work) as ReturnType<typeof work>;
    };
    const promotions = await Promise.allSettled([promote(site, 'shell', '1.0.0-poor'), promote(site, 'mfe-blog')]);
    expect(promotions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('an unreadable channel of the shell does not block a remote', async () => {
    site.write(site.stored('shell', 'channel.json'), '{');
    expect(await promote(site, 'mfe-blog')).toMatchObject({ live: '1.0.0-a' });
  });
});

test('a remote that answers no path is not published', async () => {
  site.build('mfe-blog', '1.0.0-a', { mounts: [] });
  await expect(publish(site, 'mfe-blog')).rejects.toThrow('answers no path; name one in the mounts');
});
