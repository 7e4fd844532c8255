import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrity, liveVersion } from './forgeRelease';
import { ROOT, type Site } from './site';
import { swapRelease } from './swapRelease';

/** Builds of earlier minors of the contract, written by `npm run contract -- record`. */
const RECORDS = path.join(ROOT, 'shared-contracts/released');

type Recorded = { contract: string; text: Record<string, string>; base64: Record<string, string> };
type Build = { remote: string; version: string };

/** The minors of which a remote or the shell is recorded, oldest first. */
export const recordedMinors = (kind: 'remote' | 'shell'): string[] =>
  readdirSync(RECORDS)
    .filter((minor) => existsSync(path.join(RECORDS, minor, `${kind}.br`)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Publishes a recorded build in a site's store, unless it is there. No visitor sees it yet. */
export function addRecorded(site: Site, kind: 'remote' | 'shell', minor: string): Build {
  const record = JSON.parse(
    brotliDecompressSync(readFileSync(path.join(RECORDS, minor, `${kind}.br`))).toString(),
  ) as Recorded;
  const manifest = JSON.parse(record.text['build.json'] ?? '') as Build;
  const { remote, version } = manifest;
  const target = path.join(site.store, remote, version);
  if (existsSync(target)) return { remote, version };
  // Written outside of the store and then moved, because the site must not find half a release.
  const staged = path.join(site.dataDir, `staged-${remote}-${version}`);
  const contents = [
    ...Object.entries(record.text).map(([file, text]) => [file, Buffer.from(text)] as const),
    ...Object.entries(record.base64).map(([file, text]) => [file, Buffer.from(text, 'base64')] as const),
  ].filter(([file]) => kind === 'shell' || file !== 'build.json');
  for (const [file, content] of contents) {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), content);
  }
  const files = new Map<string, Buffer>(contents);
  if (kind === 'shell') for (const [file, content] of addMedia(site, staged)) files.set(file, content);
  const describe = (content: Buffer) => ({ bytes: content.length, integrity: integrity(content) });
  const hashes = Object.fromEntries([...files].map(([file, content]) => [file, describe(content)]));
  writeFileSync(
    path.join(staged, 'manifest.json'),
    JSON.stringify({ ...manifest, publishedAt: new Date().toISOString(), files: hashes }),
  );
  mkdirSync(path.join(site.store, remote), { recursive: true });
  renameSync(staged, target);
  return { remote, version };
}

/** Records leave out fonts and pictures. The live shell has the same ones, under the same names. */
function* addMedia(site: Site, folder: string): Generator<[string, Buffer]> {
  const media = path.join(site.store, 'shell', liveVersion(site, 'shell'), 'web/media');
  cpSync(media, path.join(folder, 'web/media'), { recursive: true });
  for (const name of readdirSync(media)) yield [`web/media/${name}`, readFileSync(path.join(media, name))];
}

/** Publishes a recorded remote and makes it live. Resolves when the site uses it. */
export async function showRecordedRemote(site: Site, minor: string): Promise<Build> {
  const { remote, version } = addRecorded(site, 'remote', minor);
  const file = path.join(site.store, remote, 'channel.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ schema: 1, remote, live: version, history: [] }));
  await swapRelease(site, remote, version);
  return { remote, version };
}
