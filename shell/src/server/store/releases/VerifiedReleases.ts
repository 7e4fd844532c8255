import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Channel,
  channel as channelSchema,
  offerProblems,
  type ReleaseManifest,
  releaseManifest,
  SHELL,
  type ShellOffer,
} from '@tramuntana/contracts';
import { type PublicKey, signatureProblem } from '@tramuntana/contracts/signature';
import { LRUCache } from 'lru-cache';
import { satisfies } from 'semver';
import * as z from 'zod/mini';
import { fileSignature, readSignature } from './fileSignature';
import { UnusableRelease } from './UnusableRelease';

/** Only plain names become paths, because no part of an address may lead out of the store. */
const PLAIN_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** How many releases' manifests and verified files are cached. */
const MAX_KNOWN = 500;

/** How long a verified file is served without another look at it, in milliseconds, and how many such files are cached. */
const LOOK_INTERVAL = 1000;
const MAX_FILES = 5000;

/** A release that was read: its manifest, the manifest file's signature, and the signatures of the files verified so far. */
type Known = { signature: string; manifest: ReleaseManifest; verified: Map<string, string> };

/**
 * The store of releases as the shell reads it. No unverified file leaves it (docs/decisions/0005-releases.md). With keys,
 * every release needs a signature by one of them (docs/decisions/0046-signatures.md). Only the release tool writes to the
 * store.
 */
export class VerifiedReleases {
  private readonly known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  private readonly verifiedFiles: LRUCache<string, string>;

  /** `now` is a clock in milliseconds. */
  constructor(
    readonly folder: string,
    private readonly offer: ShellOffer,
    private readonly keys: readonly PublicKey[] = [],
    now = () => performance.now(),
  ) {
    this.verifiedFiles = new LRUCache({ max: MAX_FILES, ttl: LOOK_INTERVAL, ttlResolution: 0, perf: { now } });
  }

  channelFile = (remote: string) => path.join(this.folder, remote, 'channel.json');
  releaseFolder = (remote: string, version: string) => path.join(this.folder, remote, version);

  /** Rejects if the channel file is missing or invalid. */
  async channel(remote: string): Promise<Channel> {
    return z.parse(channelSchema, JSON.parse(await readFile(this.channelFile(remote), 'utf8')));
  }

  /** Names of the remotes that have a folder in the store; none if the store cannot be read. */
  async remotes(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names.filter((name) => !name.startsWith('.') && name !== SHELL);
  }

  /**
   * The manifest of a release, even of one for another shell, because open pages still load its files. It is read and
   * validated again only when its file changes. Rejects with UnusableRelease.
   */
  async manifest(remote: string, version: string): Promise<ReleaseManifest> {
    return (await this.knownRelease(remote, version)).manifest;
  }

  /**
   * The manifest of a release that this shell can run, and whose files all match their hashes. Unchanged files are not read
   * again. Rejects with UnusableRelease, also if a file that will run has no hash.
   */
  async usableManifest(remote: string, version: string): Promise<ReleaseManifest> {
    const known = await this.knownRelease(remote, version);
    const problems = offerProblems(known.manifest, this.offer, satisfies);
    if (problems.length > 0) {
      const advice = 'build it for this shell, and promote that build';
      throw new UnusableRelease(remote, version, `${problems.join('; ')}; ${advice}`);
    }
    const { entry, chunks, files } = known.manifest;
    const scripts = [entry, ...Object.values(chunks).flat()].map((file) => `web/${file}`);
    for (const name of new Set([...Object.keys(files), 'server.cjs', ...scripts])) await this.verifyFile(known, name);
    return known.manifest;
  }

  /**
   * Absolute path of one file of a release, while it matches its hash; undefined if it is missing or differs. The file is
   * checked at most once a second, and browsers compare its hash as well.
   */
  async file(remote: string, version: string, name: string): Promise<string | undefined> {
    if (!PLAIN_NAME.test(remote) || !PLAIN_NAME.test(version)) return undefined;
    const address = `${remote}/${version}/${name}`;
    const verified = this.verifiedFiles.get(address);
    if (verified !== undefined) return verified;
    try {
      const file = await this.verifyFile(await this.knownRelease(remote, version), name);
      this.verifiedFiles.set(address, file);
      return file;
    } catch (error) {
      if (error instanceof UnusableRelease) return undefined;
      throw error;
    }
  }

  /** A text that changes whenever a file of the release does. */
  async signature(remote: string, version: string): Promise<string> {
    const folder = this.releaseFolder(remote, version);
    const known = await this.knownRelease(remote, version).catch(() => undefined);
    const files = Object.keys(known?.manifest.files ?? {});
    return ['manifest.json', ...files].map((name) => fileSignature(path.join(folder, name))).join(' ');
  }

  /** The releases of a remote whose manifests can be read, the newest first. */
  async published(remote: string): Promise<ReleaseManifest[]> {
    const entries = await readdir(path.join(this.folder, remote), { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((entry) => entry.isDirectory());
    const manifests = await Promise.all(folders.map(({ name }) => this.manifest(remote, name).catch(() => undefined)));
    const readable = manifests.filter((manifest) => manifest !== undefined);
    return readable.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** The paths of a remote, and the links to them, from its newest readable release; no paths if there is none. */
  async newestPaths(remote: string): Promise<Pick<ReleaseManifest, 'mounts' | 'forms' | 'nav'>> {
    return (await this.published(remote))[0] ?? { mounts: [] };
  }

  private async knownRelease(remote: string, version: string): Promise<Known> {
    const folder = this.releaseFolder(remote, version);
    const signature = await readSignature(path.join(folder, 'manifest.json'));
    const known = this.known.get(folder);
    if (known?.signature === signature) return known;
    const read = { signature, manifest: await this.readManifest(remote, version), verified: new Map<string, string>() };
    this.known.set(folder, read);
    return read;
  }

  private async readManifest(remote: string, version: string): Promise<ReleaseManifest> {
    const file = path.join(this.releaseFolder(remote, version), 'manifest.json');
    const refuse = (reason: string, cause?: unknown) => new UnusableRelease(remote, version, reason, cause);
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw refuse(`${file} cannot be read`, cause);
    });
    const content = parseJson(text);
    const parsed = z.safeParse(releaseManifest, content);
    if (!parsed.success) throw refuse(`${file} is not a manifest`, parsed.error);
    const manifest = parsed.data;
    if (manifest.remote !== remote || manifest.version !== version) {
      throw refuse(`${file} speaks of ${manifest.remote} ${manifest.version}`);
    }
    // Fields that only newer versions know are signed, too.
    const unsigned = signatureProblem(content as ReleaseManifest, this.keys);
    if (unsigned !== undefined) throw refuse(`${unsigned}; publish it again from its source`);
    return manifest;
  }

  /** The path of a file that matches its hash. Rejects with UnusableRelease. */
  private async verifyFile({ manifest, verified }: Known, name: string): Promise<string> {
    const { remote, version, files } = manifest;
    const folder = this.releaseFolder(remote, version);
    const file = path.join(folder, name);
    const promised = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!promised || !file.startsWith(folder + path.sep))
      throw new UnusableRelease(remote, version, `it has no ${name} with a hash`);
    const signature = await readSignature(file);
    if (verified.get(name) === signature) return file;
    const content = await readFile(file).catch((cause: unknown) => {
      throw new UnusableRelease(remote, version, `${name} is missing`, cause);
    });
    if ((await integrityOf(content)) !== promised.integrity) {
      throw new UnusableRelease(remote, version, `${name} does not match its hash`);
    }
    verified.set(name, signature);
    return file;
  }
}

/** Hash as in Subresource Integrity. `crypto.subtle` does not block the thread that answers visitors; `createHash` would. */
async function integrityOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return `sha384-${Buffer.from(await crypto.subtle.digest('SHA-384', content)).toString('base64')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
