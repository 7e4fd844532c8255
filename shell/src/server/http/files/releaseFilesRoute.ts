import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from '../../RequestRefused';
import { acceptedEncoding } from '../acceptedEncoding';

type Params = { remote: string; version: string; '*': string };

type Options = {
  /** Whether visitors may get a release's files, for a new page or an open one. */
  registry: { isServed(remote: string, version: string): boolean };
  /** Whether the browser has pinned a release, even one that was never live. */
  pins: { has(request: FastifyRequest, remote: string, version: string): boolean };
  store: {
    /** Absolute path of a release's file; undefined if it is missing or does not match its hash. */
    file(remote: string, version: string, name: string): Promise<string | undefined>;
  };
};

/**
 * Serves the browser's files of live and formerly live releases. A page that was opened before a promotion still needs its
 * chunks. A file, compressed or not, is served only if it matches its hash.
 */
export function releaseFilesRoute(app: FastifyInstance, { registry, pins, store }: Options): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': name } = request.params;
    const isPublic = registry.isServed(remote, version);
    const file = (isPublic || pins.has(request, remote, version)) && (await store.file(remote, version, `web/${name}`));
    // The same words for all causes, so that the answer does not reveal which versions are published but not live.
    if (!file) throw new RequestRefused(404, `no live or former release ${version} of ${remote} has a sound ${name}`);
    const takesBrotli = acceptedEncoding(request.headers['accept-encoding'], ['br', 'identity']) === 'br';
    const compressed = takesBrotli && (await store.file(remote, version, `web/${name}.br`));
    // The static plugin chooses compressed files by this header. It must choose only a verified one.
    request.raw.headers['accept-encoding'] = compressed ? 'br' : 'identity';
    if (isPublic) return reply.sendFile(path.basename(file), path.dirname(file));
    // A shared cache would serve it to visitors, who must not get it yet.
    reply.header('cache-control', 'private, no-store');
    return reply.sendFile(path.basename(file), path.dirname(file), { cacheControl: false });
  });
}
