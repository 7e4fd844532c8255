/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { aLiveRemote, aShop } from '../../../testing/aLiveRemote';
import { aServer, someReleases } from '../../testing/aServer';
import { liveReleaseRoutes } from './liveReleaseRoutes';

const BUNDLE = 'exports.createRoutes = () => ({});';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  writeFileSync(path.join(folder, 'server.cjs'), BUNDLE);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A site where the blog's 1.0.0-a is live, and the shop has no usable release. */
const aSite = ({ bundle }: { bundle: string | undefined } = { bundle: path.join(folder, 'server.cjs') }) =>
  aServer((app) => {
    app.register(fastifyStatic, { root: folder, prefix: '/assets/', immutable: true, maxAge: '365d' });
    liveReleaseRoutes(app, {
      registry: someReleases(aLiveRemote(), aShop({ status: 'unavailable' })),
      store: {
        manifest: async (remote, version) => ({ remote, version }) as ReleaseManifest,
        file: async (_remote, _version, name) => (name === 'server.cjs' ? bundle : undefined),
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

test('a bundle that does not match its hash is not served', async () => {
  const { statusCode } = await aSite({ bundle: undefined }).inject('/releases/mfe-blog/1.0.0-a/server.cjs');
  expect(statusCode).toBe(404);
});
