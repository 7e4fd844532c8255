import { type ReleaseManifest, registry, SHELL } from '@tramuntana/contracts';
import type { PublicKey } from '@tramuntana/contracts/signature';
import { ReleaseRefused } from '../../refusal';
import { refuseUnsigned } from '../../signatures/sign';
import { storedManifest } from '../../store/names';
import { parseStored } from '../../store/parseStored';
import type { LiveRelease } from '../liveRelease';

/** Timeout for a file, in milliseconds. */
const TIMEOUT = 30_000;

/** Maximum size of a registry or a manifest, in bytes. */
const MAX_JSON = 4 * 1024 * 1024;

const NOT_SERVED = 'the site does not serve releases for development: name a current site of this project';

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
  const { remotes } = await loadJson(`${site}/registry.json`, registry);
  const available = remotes.filter(({ status }) => status === 'available');
  return {
    place: site,
    remotes: available.map(({ name }) => name),
    async live(remote) {
      const version = available.find(({ name }) => name === remote)?.version;
      if (version === undefined && remote !== SHELL) return undefined;
      const address = version === undefined ? `${site}/releases/${SHELL}` : addressOf(site, remote, version);
      const manifest = await loadJson(address, storedManifest);
      refuseUnsigned(manifest, { signatureKeys: { known: keys } });
      // The signature of another release is valid, too.
      if (manifest.remote !== remote || (version !== undefined && manifest.version !== version)) {
        const found = `${manifest.version} of ${manifest.remote}`;
        throw new ReleaseRefused(remote, `${address} is the release ${found}; tell the operator of that site`);
      }
      return { manifest, source: sourceOf(site, manifest) };
    },
  };
}

/** The files of a release. A file that exceeds its published size is cut: its hash is wrong in any case. */
const sourceOf = (site: string, { files }: ReleaseManifest): LiveRelease['source'] => ({
  place: site,
  file: async (remote, version, name) =>
    files[name] && load(`${addressOf(site, remote, version)}/${publicName(remote, name)}`, files[name].bytes),
});

const addressOf = (site: string, remote: string, version: string) => `${site}/releases/${remote}/${version}`;

/** The addresses of a remote's browser files leave out their folder, `web`. Those of the shell's files are their paths. */
const publicName = (remote: string, name: string) => (remote === SHELL ? name : name.replace(/^web\//, ''));

async function loadJson<Value>(address: string, schema: Parameters<typeof parseStored<Value>>[1]): Promise<Value> {
  const content = await load(address, MAX_JSON);
  if (content.length > MAX_JSON) throw new Error(`${address} has more than ${MAX_JSON} bytes: ${NOT_SERVED}`);
  return parseStored(String(content), schema, { remote: undefined, where: address, advice: NOT_SERVED });
}

/** The content of an address. Reading ends once it exceeds the limit, so a longer content is cut but still too long. */
async function load(address: string, limit: number): Promise<Buffer> {
  const fail = (cause: Error): never => {
    throw new Error(`${address} cannot be reached (${cause.message}): check the address of the site`);
  };
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch(fail);
  if (response.ok) return readBeyond(limit, response).catch(fail);
  throw new Error(`${address} answered ${response.status}: is it a site of this project, of the same age or newer?`);
}

async function readBeyond(limit: number, { body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > limit) break;
  }
  return Buffer.concat(chunks);
}
