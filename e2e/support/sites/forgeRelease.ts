import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './site';

/** A file's hash in the format of release manifests and scripts' `integrity` attributes. */
export const integrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The live version of a remote in the site's store. */
export function liveVersion(site: Site, remote: string): string {
  const channel = JSON.parse(readFileSync(path.join(site.store, remote, 'channel.json'), 'utf8')) as { live: string };
  return channel.live;
}

/**
 * Publishes a test release: a copy of the live one with some files replaced and all hashes right. `replace` maps paths in
 * the release to new content, or to a function of the former content.
 */
export function forgeRelease(
  site: Site,
  remote: string,
  version: string,
  replace: Record<string, string | ((content: string) => string)>,
): void {
  const live = path.join(site.store, remote, liveVersion(site, remote));
  const folder = path.join(site.store, remote, version);
  cpSync(live, folder, { recursive: true });
  const manifestFile = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    version: string;
    publishedAt: string;
    files: Record<string, { bytes: number; integrity: string }>;
  };
  for (const [name, change] of Object.entries(replace)) {
    const file = path.join(folder, name);
    writeFileSync(file, typeof change === 'string' ? change : change(readFileSync(file, 'utf8')));
    if (existsSync(`${file}.br`)) {
      rmSync(`${file}.br`);
      delete manifest.files[`${name}.br`];
    }
    manifest.files[name] = { bytes: statSync(file).size, integrity: integrity(readFileSync(file)) };
  }
  manifest.version = version;
  manifest.publishedAt = new Date().toISOString();
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
