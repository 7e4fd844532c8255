import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { soundFile } from '../../mirror/copyRelease';
import { integrityOf } from '../../store/releaseFiles';
import { contentName } from '../../upload/contentName';
import type { LiveRelease } from '../liveRelease';

/** Maximum number of parallel downloads. */
const PARALLEL = 8;

/** The name of a cached file. A file that another development is writing has a longer name. */
const HASH = /^[0-9a-f]{96}$/;

/** The end of a refusal: the reader cannot publish on that site. */
const ADVICE = ', so the release is not used; tell the operator of that site';

/**
 * Fetches the files of a release into a folder, each under its hash, unless they are there. Returns the release with that
 * folder as the source of its files. Throws ReleaseRefused if a file is missing or does not match its hash.
 */
export async function cached({ manifest, source }: LiveRelease, folder: string): Promise<LiveRelease> {
  const { files } = manifest;
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const pathOf = (integrity: string) => path.join(folder, contentName(integrity));
  const absent = Object.entries(files).filter(([, { integrity }]) => !present.has(contentName(integrity)));

  const fetchFile = async (name: string, integrity: string): Promise<Buffer> => {
    const content = await soundFile(source, manifest, name, ADVICE);
    // A lost file is fetched again, so nothing waits for the disk.
    await writeFileAtomic(pathOf(integrity), content, { fsync: false });
    return content;
  };
  const fetchNext = async () => {
    for (let next = absent.pop(); next; next = absent.pop()) await fetchFile(next[0], next[1].integrity);
  };
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
  return {
    manifest,
    source: {
      place: source.place,
      async file(_remote, _version, name) {
        const { integrity } = files[name] ?? {};
        if (integrity === undefined) return undefined;
        const content = await readFile(pathOf(integrity)).catch(() => undefined);
        // A cached file may have been changed or removed since.
        return content && integrityOf(content) === integrity ? content : fetchFile(name, integrity);
      },
    },
  };
}

/** Removes the cached files that none of these releases has. Otherwise the folder would grow with each release of a site. */
export async function pruneCache(folder: string, releases: readonly LiveRelease[]): Promise<void> {
  const used = new Set(
    releases.flatMap(({ manifest }) => Object.values(manifest.files).map(({ integrity }) => contentName(integrity))),
  );
  await mkdir(folder, { recursive: true });
  const unused = (await readdir(folder)).filter((name) => HASH.test(name) && !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
}
