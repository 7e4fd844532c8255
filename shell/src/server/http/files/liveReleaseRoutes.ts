import path from 'node:path';
import { type ReleaseManifest, SHELL } from '@tramuntana/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestRefused } from '../../RequestRefused';
import type { ReleaseRegistry } from '../../store/ReleaseRegistry';

type Params = { remote: string; version: string };

type Options = {
  registry: Pick<ReleaseRegistry, 'inUse'>;
  /** Version of the shell that answers. */
  shellVersion: string;
  store: {
    /** Rejects if the release has no readable manifest. */
    manifest(remote: string, version: string): Promise<ReleaseManifest>;
    /** Absolute path of a release's file; undefined if it is missing or does not match its hash. */
    file(remote: string, version: string, name: string): Promise<string | undefined>;
  };
};

/**
 * Serves the live releases to a development on another machine (`remote dev --from`). Of a remote, it serves the manifest and
 * the server bundle. Of this shell, it serves the whole release. For other releases only the browser's files are public.
 */
export function liveReleaseRoutes(app: FastifyInstance, { registry, shellVersion, store }: Options): void {
  // `/registry.json` may name a canary to the development, as to any visitor.
  const isLive = ({ remote, version }: Params) =>
    registry.inUse().some((one) => one.name === remote && one.version === version && one.status === 'available');

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
    return file === undefined ? refuse(params) : send(reply, file);
  });

  const shell = { remote: SHELL, version: shellVersion };
  // A shell that runs from its build, without a release, has no manifest.
  app.get(`/releases/${SHELL}`, async (_request, reply) => {
    const manifest = await store.manifest(SHELL, shellVersion).catch(() => refuse(shell));
    return reply.header('cache-control', 'no-store').send(manifest);
  });

  app.get<{ Params: Params & { '*': string } }>(`/releases/${SHELL}/:version/*`, async ({ params }, reply) => {
    const { version, '*': name } = params;
    const file = version === shellVersion ? await store.file(SHELL, version, name) : undefined;
    return file === undefined ? refuse({ ...params, remote: SHELL }) : send(reply, file);
  });
}

/** Sends a verified file as it is. A cache would outlive the next promotion. */
function send(reply: FastifyReply, file: string) {
  reply.header('cache-control', 'no-store');
  // The manifest lists compressed copies as files of their own, and the hash is that of the file.
  reply.request.raw.headers['accept-encoding'] = 'identity';
  return reply.sendFile(path.basename(file), path.dirname(file), { cacheControl: false });
}
