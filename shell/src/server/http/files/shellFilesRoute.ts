import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@tramuntana/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * The `web/` folders of the build in `dist` and of the shell's releases in the store. A folder with a dot is a release that
 * is still being copied. A browser would keep half a file of it for a year.
 */
function shellFolders(dist: string, store: string): string[] {
  const folder = path.join(store, SHELL);
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  return [dist, ...versions.map((version) => path.join(folder, version))].map((release) => path.join(release, 'web'));
}

/**
 * Serves the browser's files of the shell. They are immutable, because a name contains the hash of the content. So files of
 * other releases can be served, too: pages that an older release opened still need them, and so do pages of a newer release
 * on another machine.
 */
export function shellFilesRoute(app: FastifyInstance, dist: string, store: string): void {
  let folders = shellFolders(dist, store);
  const folderOf = (name: string) => folders.find((folder) => existsSync(path.join(folder, name)));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    let folder = folderOf(name);
    if (!folder) {
      folders = shellFolders(dist, store);
      folder = folderOf(name);
    }
    return folder ? reply.sendFile(name, folder) : reply.callNotFound();
  });
}
