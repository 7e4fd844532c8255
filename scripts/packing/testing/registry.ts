import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A package that the registry has: its folder with a package.json, and its archive from `npm pack`. */
type Kept = { folder: string; archive: string };

export type Registry = {
  /** The text of an .npmrc file that takes one scope's packages from here, and all others from the configured registry. */
  npmrc: string;
  close: () => Promise<void>;
};

/** Serves archives as an npm registry does. One server holds one version of each package. */
export async function startRegistry(scope: string, packages: readonly Kept[]): Promise<Registry> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '').slice(1);
    const archive = packages.find((each) => path.basename(each.archive) === asked)?.archive;
    const described = descriptions().find(({ name }) => name === asked);
    if (archive) response.end(readFileSync(archive));
    else if (described) response.setHeader('content-type', 'application/json').end(JSON.stringify(described));
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const descriptions = () => packages.map((each) => description(each, address));
  return {
    npmrc: `${scope}:registry=${address}\n`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The answer about a package, as `npm install` reads it. */
function description({ folder, archive }: Kept, address: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  const dist = { tarball: new URL(path.basename(archive), address).href, integrity };
  return {
    name: manifest.name as string,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
}
