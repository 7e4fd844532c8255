import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrity, liveVersion } from './forgeRelease';
import type { Site } from './site';

type Manifest = {
  remote: string;
  mounts: string[];
  container: string;
  files: Record<string, { bytes: number; integrity: string }>;
};

/**
 * Adds a live remote to the store: a copy of another with its own name, mount path and container. Throws when the original
 * has more than one mount.
 */
export function forgeRemote(site: Site, original: string, name: string, mount: string): void {
  const version = liveVersion(site, original);
  // Written outside of the store and then moved, because the site must not find half a remote.
  const staged = path.join(site.dataDir, `staged-${name}`);
  cpSync(path.join(site.store, original, version), path.join(staged, version), { recursive: true });
  const manifestFile = path.join(staged, version, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const [formerMount, ...others] = manifest.mounts;
  if (formerMount === undefined || others.length > 0) throw new Error(`${original} must have exactly one mount`);
  const replace = (file: string, from: string, to: string) => {
    const filePath = path.join(staged, version, file);
    const text = readFileSync(filePath, 'utf8');
    if (!text.includes(from)) throw new Error(`${original}'s ${file} does not name ${from}`);
    const content = Buffer.from(text.replaceAll(from, to));
    writeFileSync(filePath, content);
    manifest.files[file] = { bytes: content.length, integrity: integrity(content) };
  };
  replace('server.cjs', `"${formerMount}"`, `"${mount}"`);
  const compressed = path.join(staged, version, 'server.cjs.br');
  if (existsSync(compressed)) rmSync(compressed);
  writeFileSync(
    manifestFile,
    JSON.stringify({ ...manifest, remote: name, mounts: [mount], container: name.replaceAll('-', '_') }),
  );
  const history = [{ at: new Date().toISOString(), action: 'promote', from: null, to: version, by: 'operator' }];
  writeFileSync(path.join(staged, 'channel.json'), JSON.stringify({ schema: 1, remote: name, live: version, history }));
  renameSync(staged, path.join(site.store, name));
}
