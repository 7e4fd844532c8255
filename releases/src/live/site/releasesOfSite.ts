import { registry } from '@tramuntana/contracts';
import type { ReleaseSource } from '../../mirror/copyRelease';
import { storedManifest } from '../../store/names';
import type { LiveRelease } from '../liveRelease';

/** Timeout for a file, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Returns a function that gives the live release of a remote on a site; undefined if the remote is not available there.
 * Rejects if the site cannot be reached, or serves no releases.
 */
export async function releasesOfSite(site: string): Promise<(remote: string) => Promise<LiveRelease | undefined>> {
  const { remotes } = registry.parse(JSON.parse((await load(`${site}/registry.json`)).toString()));
  const source: ReleaseSource = {
    place: site,
    // The addresses of a release's browser files leave out their folder, `web`.
    file: (remote, version, name) => load(`${addressOf(site, remote, version)}/${name.replace(/^web\//, '')}`),
  };
  return async (remote) => {
    const live = remotes.find(({ name, status }) => name === remote && status === 'available');
    if (!live) return undefined;
    const manifest = storedManifest.parse(JSON.parse((await load(addressOf(site, remote, live.version))).toString()));
    return { manifest, source };
  };
}

const addressOf = (site: string, remote: string, version: string) => `${site}/releases/${remote}/${version}`;

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached (${cause.message}): check the address of the site`);
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  throw new Error(`${address} answered ${response.status}: is it a site of this project, of the same age or newer?`);
}
