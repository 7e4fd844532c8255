import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../registry/releaseStore';

type Params = { remote: string; version: string; '*': string };

const NAME = /^[a-z][a-z0-9-]*$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/**
 * The browser's files of every release in the store, live or not: a page opened before a promotion still finds its chunks.
 * A file is given out only while it matches its hash.
 */
export function releaseFilesRoute(app: FastifyInstance, store: ReleaseStore): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': name } = request.params;
    const missing = () => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    if (!NAME.test(remote) || !VERSION.test(version)) return missing();
    try {
      const manifest = await store.manifest(remote, version);
      const file = `web/${name}`;
      await store.verifyFile(manifest, file);
      if (manifest.files[`${file}.br`]) await store.verifyFile(manifest, `${file}.br`);
      return await reply.sendFile(`${remote}/${version}/${file}`, store.folder);
    } catch (error) {
      request.log.warn({ err: error, remote, version, file: name }, 'release file refused');
      return missing();
    }
  });
}
