import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildManifest, buildManifest, SHELL } from '@tramuntana/contracts';
import { digest } from '../build/inputFiles';
import type { Workspace } from '../build/workspaces';
import { HOT_FOLDER, OUTPUT } from './paths';

type Built = Pick<Workspace, 'name' | 'folder' | 'version'>;

const isReleased = (file: string) => !file.endsWith('.map') && path.basename(file) !== HOT_FOLDER;

/**
 * Makes a development build publishable, in the folder `target`: the server's code and the files that the document names.
 * Pages load all other files from the newest build. Returns the version, which depends on `hash`.
 */
export async function assembleRelease({ name, folder, version }: Built, hash: string, target: string): Promise<string> {
  const output = path.join(folder, OUTPUT);
  const manifest = buildManifest.parse(JSON.parse(await readFile(path.join(output, 'build.json'), 'utf8')));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const take = (file: string) =>
    cp(path.join(output, file), path.join(target, file), {
      recursive: true,
      filter: isReleased,
    });
  for (const file of partsOf(manifest)) await take(file);
  const released: BuildManifest = {
    ...manifest,
    version: `${version}-${digest(hash).slice(0, 10)}`,
    // No preloads: they would name files of the release, but webpack loads those of the newest build.
    chunks: name === SHELL ? manifest.chunks : {},
  };
  await writeFile(path.join(target, 'build.json'), JSON.stringify(released, null, 2));
  return released.version;
}

const partsOf = ({ remote, entry }: BuildManifest) =>
  remote === SHELL ? ['server', 'inline', 'web', 'offer.json'] : ['server.cjs', `web/${entry}`];
