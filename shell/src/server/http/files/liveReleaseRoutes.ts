import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../../RequestRefused';
import type { Releases } from '../documents/Pages';

type Params = { remote: string; version: string };

type Options = {
  registry: Releases;
  store: {
    /** Rejects if the release has no readable manifest. */
    manifest(remote: string, version: string): Promise<ReleaseManifest>;
    /** Absolute path of a release's file; undefined if it is missing or does not match its hash. */
    file(remote: string, version: string, name: string): Promise<string | undefined>;
  };
};

/**
 * Serves the files for running a live release beside one's own code on another machine (`npm run dev -- … --from`): the
 * manifest and the server's bundle. For other releases only the browser's files are public.
 */
export function liveReleaseRoutes(app: FastifyInstance, { registry, store }: Options): void {
  const isLive = ({ remote, version }: Params) =>
    registry
      .current()
      .remotes.some((one) => one.name === remote && one.version === version && one.status === 'available');

  const refuse = ({ remote, version }: Params): never => {
    // The same words for all causes, so that the answer does not reveal which versions are published but not live.
    throw new RequestRefused(404, `no release ${version} of ${remote} is live`);
  };

  app.get<{ Params: Params }>('/releases/:remote/:version', async ({ params }, reply) => {
    if (!isLive(params)) refuse(params);
    return reply.header('cache-control', 'no-store').send(await store.manifest(params.remote, params.version));
  });

  app.get<{ Params: Params }>('/releases/:remote/:version/server.cjs', async ({ params }, reply) => {
    const file = isLive(params) ? await store.file(params.remote, params.version, 'server.cjs') : undefined;
    if (file === undefined) return refuse(params);
    reply.header('cache-control', 'no-store');
    return reply.sendFile(path.basename(file), path.dirname(file), { cacheControl: false });
  });
}
