/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Registry, ReleaseManifest } from '@tramuntana/contracts';
import { aLiveRemote, aShop } from '../../../testing/aLiveRemote';
import type { Canary } from '../../store/Canary';
import { aCanary, aCanaryRegistry, toldOf } from '../../testing/aCanary';
import { aServer, noPins } from '../../testing/aServer';
import { VisitorSets } from '../../visitors/VisitorSets';
import { statusRoutes } from '../status/statusRoutes';
import { liveReleaseRoutes } from './liveReleaseRoutes';

const BUNDLE = 'exports.createRoutes = () => ({});';
const PROGRAM = 'module.exports = "the shell";';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  writeFileSync(path.join(folder, 'server.cjs'), BUNDLE);
  mkdirSync(path.join(folder, 'shell/server'), { recursive: true });
  writeFileSync(path.join(folder, 'shell/server/server.cjs'), PROGRAM);
});
afterEach(() => rmSync(folder, { recursive: true }));

type Site = { bundle?: string | undefined; shellVersion?: string; canaries?: Canary[] };

/** A site where the blog's 1.0.0-a is live, and the shop has no usable release. Its shell is 1.0.0-s by default. */
const aSite = (
  { bundle, shellVersion = '1.0.0-s', canaries = [] }: Site = { bundle: path.join(folder, 'server.cjs') },
) =>
  aServer((app) => {
    const { registry } = aCanaryRegistry(...canaries);
    const visitors = new VisitorSets({ registry, pins: noPins });
    statusRoutes(app, { ...toldOf(registry), visitors, canaryOf: () => undefined });
    app.register(fastifyStatic, { root: folder, prefix: '/assets/', immutable: true, maxAge: '365d' });
    liveReleaseRoutes(app, {
      registry: {
        inUse: () => [aLiveRemote(), aShop({ status: 'unavailable' }), ...canaries.map(({ remote }) => remote)],
      },
      shellVersion,
      store: {
        manifest: async (remote, version) => {
          if (version === 'built') throw new Error('it has no manifest');
          return { remote, version } as ReleaseManifest;
        },
        file: async (remote, _version, name) => {
          const shellFile = path.join(folder, 'shell', name);
          if (remote === 'shell') return existsSync(shellFile) ? shellFile : undefined;
          return name === 'server.cjs' ? bundle : undefined;
        },
      },
    });
  });

test('the manifest and the server’s bundle of a live release are public and not cached', async () => {
  const manifest = await aSite().inject('/releases/mfe-blog/1.0.0-a');
  expect(manifest.json()).toEqual({ remote: 'mfe-blog', version: '1.0.0-a' });
  const bundle = await aSite().inject('/releases/mfe-blog/1.0.0-a/server.cjs');
  expect(bundle.body).toBe(BUNDLE);
  expect([manifest, bundle].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
});

test.each(['mfe-blog/1.0.0-b', 'mfe-shop/1.0.0-a', 'mfe-otro/1.0.0-a'])(
  'no file of %s is public, because it is not live or cannot be used',
  async (release) => {
    for (const address of [`/releases/${release}`, `/releases/${release}/server.cjs`]) {
      const { statusCode, body } = await aSite().inject(address);
      expect([statusCode, body.includes(BUNDLE)]).toEqual([404, false]);
    }
  },
);

test('a development that draws a canary gets its manifest and bundle', async () => {
  const site = aSite({ bundle: path.join(folder, 'server.cjs'), canaries: [aCanary({ percent: 100 })] });
  const { remotes } = (await site.inject('/registry.json')).json<Registry>();
  const version = remotes.find(({ name }) => name === 'mfe-blog')?.version;
  expect(version).toBe('1.0.0-b');
  expect((await site.inject(`/releases/mfe-blog/${version}`)).json()).toEqual({ remote: 'mfe-blog', version });
  expect((await site.inject(`/releases/mfe-blog/${version}/server.cjs`)).body).toBe(BUNDLE);
});

test('a bundle that does not match its hash is not served', async () => {
  const { statusCode } = await aSite({ bundle: undefined }).inject('/releases/mfe-blog/1.0.0-a/server.cjs');
  expect(statusCode).toBe(404);
});

test('the release of the running shell is public: its manifest, and each file by its path', async () => {
  const manifest = await aSite().inject('/releases/shell');
  expect(manifest.json()).toEqual({ remote: 'shell', version: '1.0.0-s' });
  const program = await aSite().inject('/releases/shell/1.0.0-s/server/server.cjs');
  expect(program.body).toBe(PROGRAM);
  expect([manifest, program].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
});

test.each(['1.0.0-s/server/other.cjs', '1.0.0-t/server/server.cjs'])(
  '%s of the shell is not public, because the running release has no such file',
  async (file) => {
    const { statusCode, body } = await aSite().inject(`/releases/shell/${file}`);
    expect([statusCode, body.includes(PROGRAM)]).toEqual([404, false]);
  },
);

test('a shell that runs from its build has no release to serve', async () => {
  const { statusCode } = await aSite({ shellVersion: 'built' }).inject('/releases/shell');
  expect(statusCode).toBe(404);
});
