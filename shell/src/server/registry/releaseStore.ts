import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'semver';
import { type Channel, channel as channelSchema, type ReleaseManifest, releaseManifest } from 'shared-contracts';
import * as z from 'zod/mini';
import { fileSignature } from './fileSignature';

/** A release that the shell does not trust: says which, and what is wrong with it. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(remote: string, version: string, reason: string, cause?: unknown) {
    super(`release ${version} of ${remote} is refused: ${reason}`, { cause });
  }
}

/** Reads the store of releases (architecture, 'Releases and the registry'); writing is the release tool's. */
export class ReleaseStore {
  /** File contents that were found right, by path: their signature at that time. */
  private readonly verified = new Map<string, string>();
  /** The files of releases by folder, with the signature of the manifest that lists them. */
  private readonly listed = new Map<string, { manifest: string; files: string[] }>();

  constructor(
    readonly folder: string,
    private readonly contractVersion: string,
  ) {}

  channelFile = (remote: string) => path.join(this.folder, remote, 'channel.json');
  releaseFolder = (remote: string, version: string) => path.join(this.folder, remote, version);

  /** Rejects where the channel is missing or is not one. */
  async channel(remote: string): Promise<Channel> {
    return z.parse(channelSchema, JSON.parse(await readFile(this.channelFile(remote), 'utf8')));
  }

  /** The manifest of a release for this shell. Rejects with ReleaseRefused. */
  async manifest(remote: string, version: string): Promise<ReleaseManifest> {
    const file = path.join(this.releaseFolder(remote, version), 'manifest.json');
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new ReleaseRefused(remote, version, `${file} cannot be read`, cause);
    });
    const parsed = z.safeParse(releaseManifest, parseJson(text));
    if (!parsed.success) throw new ReleaseRefused(remote, version, `${file} is not a manifest`, parsed.error);
    const manifest = parsed.data;
    if (manifest.remote !== remote || manifest.version !== version) {
      throw new ReleaseRefused(remote, version, `${file} speaks of ${manifest.remote} ${manifest.version}`);
    }
    if (!satisfies(this.contractVersion, manifest.contract)) {
      throw new ReleaseRefused(
        remote,
        version,
        `it needs contract ${manifest.contract}, the shell has ${this.contractVersion}`,
      );
    }
    return manifest;
  }

  /** Checks one file of a release against its hash; a file that did not change since is not read again. */
  async verifyFile(manifest: ReleaseManifest, name: string): Promise<void> {
    const { remote, version } = manifest;
    const folder = this.releaseFolder(remote, version);
    const file = path.join(folder, name);
    const promised = manifest.files[name];
    if (!promised || !file.startsWith(folder + path.sep))
      throw new ReleaseRefused(remote, version, `it has no ${name}`);
    const signature = fileSignature(file);
    if (this.verified.get(file) === signature) return;
    const content = await readFile(file).catch((cause: unknown) => {
      throw new ReleaseRefused(remote, version, `${name} is missing`, cause);
    });
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== promised.integrity) throw new ReleaseRefused(remote, version, `${name} does not match its hash`);
    this.verified.set(file, signature);
  }

  /** Checks a whole release. Rejects with ReleaseRefused. */
  async verify(remote: string, version: string): Promise<ReleaseManifest> {
    const manifest = await this.manifest(remote, version);
    for (const name of Object.keys(manifest.files)) await this.verifyFile(manifest, name);
    return manifest;
  }

  /** One text that changes whenever a file of the release does. */
  async signature(remote: string, version: string): Promise<string> {
    const folder = this.releaseFolder(remote, version);
    const manifest = fileSignature(path.join(folder, 'manifest.json'));
    let listed = this.listed.get(folder);
    if (listed?.manifest !== manifest) {
      const files = await this.manifest(remote, version).then(
        (found) => Object.keys(found.files).map((name) => path.join(folder, name)),
        () => [],
      );
      listed = { manifest, files };
      this.listed.set(folder, listed);
    }
    return [manifest, ...listed.files.map(fileSignature)].join(' ');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
