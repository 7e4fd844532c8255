import { registry, SHELL } from '@tramuntana/contracts';
import type { PublicKey } from '@tramuntana/contracts/signature';
import type { ReleaseSource } from '../../mirror/copyRelease';
import { refuseUnsigned } from '../../signatures/sign';
import { storedManifest } from '../../store/names';
import type { LiveRelease } from '../liveRelease';

/** Timeout for a file, in milliseconds. */
const TIMEOUT = 30_000;

/** The live releases of a site or a store. */
export type LiveReleases = {
  /** The source in messages. */
  place: string;
  /** Names of the remotes with a usable live release. */
  remotes: readonly string[];
  /** The live release of a remote or of the shell; undefined if there is none. */
  live(name: string): Promise<LiveRelease | undefined>;
};

/**
 * The live releases of a site. With keys, each needs a signature by one of them. Rejects if the site cannot be reached, or
 * serves no releases.
 */
export async function releasesOfSite(site: string, keys: readonly PublicKey[] = []): Promise<LiveReleases> {
  const { remotes } = registry.parse(await loadJson(`${site}/registry.json`));
  const available = remotes.filter(({ status }) => status === 'available');
  const source: ReleaseSource = {
    place: site,
    file: (remote, version, name) => load(`${addressOf(site, remote, version)}/${publicName(remote, name)}`),
  };
  return {
    place: site,
    remotes: available.map(({ name }) => name),
    async live(remote) {
      const version = available.find(({ name }) => name === remote)?.version;
      if (version === undefined && remote !== SHELL) return undefined;
      const address = version === undefined ? `${site}/releases/${SHELL}` : addressOf(site, remote, version);
      const manifest = storedManifest.parse(await loadJson(address));
      refuseUnsigned(manifest, { signatureKeys: { known: keys } });
      return { manifest, source };
    },
  };
}

const addressOf = (site: string, remote: string, version: string) => `${site}/releases/${remote}/${version}`;

/** The addresses of a remote's browser files leave out their folder, `web`. Those of the shell's files are their paths. */
const publicName = (remote: string, name: string) => (remote === SHELL ? name : name.replace(/^web\//, ''));

const loadJson = async (address: string): Promise<unknown> => JSON.parse((await load(address)).toString());

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached (${cause.message}): check the address of the site`);
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  throw new Error(`${address} answered ${response.status}: is it a site of this project, of the same age or newer?`);
}
