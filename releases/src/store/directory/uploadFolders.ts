import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import writeFileAtomic from 'write-file-atomic';
import { ReleaseRefused } from '../../refusal';
import { contentName } from '../../upload/contentName';
import { MAX_UPLOADS, UPLOAD_LIFETIME, type UploadKey, type Uploads } from '../../upload/Uploads';
import { uploadManifest } from '../../upload/uploadRules';
import { readJson } from '../parseStored';
import type { ReleaseStore } from '../ReleaseStore';
import { describeFile } from '../releaseFiles';
import { folderNames, releaseFolder, remoteFolder } from './folders';

type Store = Pick<ReleaseStore, 'releases' | 'stage' | 'add'>;

/** Uploads in `<store>/.uploads/<remote>/<id>/`: the manifest, and a file for each content that arrived whole. */
export function uploadFolders(folder: string, store: Store): Uploads {
  const root = path.join(folder, '.uploads');
  const folderOf = ({ remote, id }: UploadKey) => releaseFolder(root, remote, id);
  const manifestOf = (key: UploadKey) => path.join(folderOf(key), 'manifest.json');
  const contentOf = (key: UploadKey, integrity: string) => path.join(folderOf(key), contentName(integrity));

  /** The file with a content, in the upload or in a release of the remote; undefined if none has it. */
  async function sourcesOf(key: UploadKey): Promise<(integrity: string) => Promise<string | undefined>> {
    const { releases } = await store.releases(key.remote);
    const published = new Map<string, string>();
    for (const { remote, version, files } of releases) {
      for (const [file, { integrity }] of Object.entries(files)) {
        published.set(integrity, path.join(releaseFolder(folder, remote, version), file));
      }
    }
    return async (integrity) => {
      const arrived = contentOf(key, integrity);
      if (existsSync(arrived)) return arrived;
      const file = published.get(integrity);
      return file !== undefined && (await hashOf(file)) === integrity ? file : undefined;
    };
  }

  return {
    async begin(key, manifest) {
      await removeOld(remoteFolder(root, key.remote), key.id);
      const target = folderOf(key);
      await mkdir(target, { recursive: true });
      await writeFileAtomic(manifestOf(key), JSON.stringify(manifest));
      await utimes(target, new Date(), new Date());
    },

    find: (key) => readJson(key.remote, manifestOf(key), uploadManifest, 'publish again'),

    async missing(key, { files }) {
      const sourceOf = await sourcesOf(key);
      const missing: string[] = [];
      for (const integrity of integritiesOf(files)) if (!(await sourceOf(integrity))) missing.push(integrity);
      return missing;
    },

    async content(key, integrity) {
      const source = await (await sourcesOf(key))(integrity);
      return source === undefined ? undefined : readFile(source);
    },

    async receive(key, integrity, content) {
      const target = contentOf(key, integrity);
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await pipeline(content, createWriteStream(partial, { flush: true }));
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw ended(key);
        throw error;
      }
    },

    async complete(key, manifest) {
      const { remote, version, files } = manifest;
      const sourceOf = await sourcesOf(key);
      const staged = await store.stage(remote, version);
      try {
        for (const [file, { integrity }] of Object.entries(files)) {
          const source = await sourceOf(integrity);
          const target = path.join(staged, file);
          await mkdir(path.dirname(target), { recursive: true });
          if (source !== undefined) await copyFile(source, target);
          if (source === undefined || (await hashOf(target)) !== integrity) {
            throw new ReleaseRefused(remote, `${file} of ${version} did not arrive; publish again`, 'conflict');
          }
        }
        await store.add(manifest, staged);
      } catch (error) {
        await rm(staged, { recursive: true, force: true });
        throw error;
      }
      for (const integrity of integritiesOf(files)) await rm(contentOf(key, integrity), { force: true });
    },
  };
}

const ended = ({ remote }: UploadKey) =>
  new ReleaseRefused(remote, 'this upload has ended, because newer ones took its place; publish again', 'missing');

const integritiesOf = (files: Record<string, { integrity: string }>) =>
  new Set(Object.values(files).map(({ integrity }) => integrity));

/** The hash of a file; undefined if there is no such file. */
const hashOf = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? (await describeFile(file)).integrity : undefined;

/** Removes the uploads of a remote that are older than their lifetime, and the oldest that are too many beside `kept`. */
async function removeOld(folder: string, kept: string): Promise<void> {
  const others = (await folderNames(folder)).filter((name) => name !== kept);
  const uploads = await Promise.all(
    others.map(async (name) => ({
      name,
      begunAt: (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const newestFirst = uploads.toSorted((a, b) => b.begunAt - a.begunAt);
  const old = newestFirst.filter(
    ({ begunAt }, index) => index >= MAX_UPLOADS - 1 || begunAt < Date.now() - UPLOAD_LIFETIME,
  );
  for (const { name } of old) await rm(path.join(folder, name), { recursive: true, force: true });
}
