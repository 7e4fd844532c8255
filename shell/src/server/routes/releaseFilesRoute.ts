import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../failures/RequestRefused';
import { acceptedEncoding } from '../pages/EncodedDocument';

type Params = { remote: string; version: string; '*': string };

/** What the route needs of the store. */
export type ReleaseFiles = {
  /** Absolute path of a release's file that matches its hash; undefined where there is none. Never rejects. */
  file(remote: string, version: string, name: string): Promise<string | undefined>;
};

/**
 * The browser's files of every release in the store, live or not: a page opened before a promotion still finds its chunks.
 * A file is given out only while it matches its hash, compressed or not.
 */
export function releaseFilesRoute(app: FastifyInstance, store: ReleaseFiles): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': name } = request.params;
    const file = await store.file(remote, version, `web/${name}`);
    if (!file) throw new RequestRefused(404, `release ${version} of ${remote} has no ${name} that matches its hash`);
    const takesBrotli = acceptedEncoding(request.headers['accept-encoding']) === 'br';
    const compressed = takesBrotli && (await store.file(remote, version, `web/${name}.br`));
    // The static plugin looks for compressed files by this header: it must find only what was verified.
    request.raw.headers['accept-encoding'] = compressed ? 'br' : 'identity';
    return reply.sendFile(path.basename(file), path.dirname(file));
  });
}
