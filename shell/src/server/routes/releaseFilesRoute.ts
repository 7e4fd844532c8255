import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../failures/RequestRefused';
import { acceptedEncoding } from '../pages/acceptedEncoding';

type Params = { remote: string; version: string; '*': string };

/** What the route needs of the store. */
export type ReleaseFiles = {
  /** Absolute path of a release's file; undefined if it is missing or does not match its hash. Never rejects. */
  file(remote: string, version: string, name: string): Promise<string | undefined>;
};

/**
 * Serves the browser's files of all releases in the store, live or not: a page that was opened before a promotion still
 * needs its chunks. A file, compressed or not, is served only if it matches its hash.
 */
export function releaseFilesRoute(app: FastifyInstance, store: ReleaseFiles): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': name } = request.params;
    const file = await store.file(remote, version, `web/${name}`);
    if (!file) throw new RequestRefused(404, `release ${version} of ${remote} has no ${name} that matches its hash`);
    const takesBrotli = acceptedEncoding(request.headers['accept-encoding'], ['br', 'identity']) === 'br';
    const compressed = takesBrotli && (await store.file(remote, version, `web/${name}.br`));
    // The static plugin chooses compressed files by this header, and must choose only a verified one.
    request.raw.headers['accept-encoding'] = compressed ? 'br' : 'identity';
    return reply.sendFile(path.basename(file), path.dirname(file));
  });
}
