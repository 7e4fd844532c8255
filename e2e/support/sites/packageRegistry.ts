import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type Registry = {
  /** The text of an .npmrc file that takes one scope's packages from here, and all others from the configured registry. */
  npmrc: string;
  close: () => Promise<void>;
};

/**
 * Serves the packages in a folder as an npm registry does: for each the folder with its package.json and, beside it, its
 * archive, as `npm run packages` writes them. Packages that come into the folder later are served, too.
 */
export async function startRegistry(scope: string, folder: string): Promise<Registry> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '').slice(1);
    const archive = path.join(folder, path.basename(asked));
    const described = descriptions(folder, address).find(({ name }) => name === asked);
    // npm must not keep an answer: another test's registry may get the same port.
    response.setHeader('cache-control', 'no-store');
    if (described) response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
    else if (asked.endsWith('.tgz') && existsSync(archive)) response.end(readFileSync(archive));
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    npmrc: `${scope}:registry=${address}\n`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Manifest = { name: string; version: string };

/** The answers about the packages, as `npm install` reads them. */
function descriptions(folder: string, address: string) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name, 'package.json');
    return existsSync(file) ? [description(folder, JSON.parse(readFileSync(file, 'utf8')), address)] : [];
  });
}

function description(folder: string, manifest: Manifest, address: string) {
  const { name, version } = manifest;
  const archive = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(path.join(folder, archive)))
    .digest('base64')}`;
  const dist = { tarball: new URL(archive, address).href, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
