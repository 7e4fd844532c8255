import { copyFile, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRelease, DirectoryStore, type UploadManifest } from 'releases';
import type { Confined, Limits } from './Confined';
import { NO_API, TASK, type Task } from './guard/task';
import { runConfined } from './runConfined';

type Source = Parameters<typeof copyRelease>[0];

/** A release with the source of its files. */
export type Part = { manifest: UploadManifest; source: Source };

export type Rendering = {
  /** The built `gateGuard.cjs`. */
  guard: string;
  /** Address of the API that gives the pages their data; undefined if there is none. */
  apiUrl: string | undefined;
  limits: Limits;
  /** Holds the folder of each process, for as long as that runs. */
  place: string;
};

/** Renders one page of each route of a remote with a shell, or the shell's page without a remote, in a confined process. */
export async function renderTogether(
  { shell, remote }: { shell: Part; remote?: Part },
  { guard, apiUrl, limits, place }: Rendering,
): Promise<Confined> {
  // Its real path: the permission model compares paths, and the folder for temporary files may be a link.
  const folder = await mkdtemp(path.join(await realpath(place), 'release-gate-'));
  try {
    const server = path.join(await copyServerFiles(shell, folder), 'server');
    const { manifest } = remote ?? shell;
    const bundle = remote && { serverBundle: path.join(await copyServerFiles(remote, folder), 'server.cjs') };
    const { version, mounts } = manifest;
    const task: Task = {
      message: { remote: manifest.remote, version, mounts, ...bundle },
      api: apiUrl === undefined ? undefined : addressOf(new URL(apiUrl)),
      worker: path.join(server, 'renderWorker.cjs'),
    };
    await copyFile(guard, path.join(folder, 'guard.cjs'));
    await writeFile(path.join(folder, TASK), JSON.stringify(task));
    const program = path.join(server, 'renderRoutes.cjs');
    const env = { API_URL: apiUrl ?? `http://${NO_API}/api`, API_IS_OWN: '1', STORE: folder };
    const confined = await runConfined({ folder, guard: path.join(folder, 'guard.cjs'), program, env }, limits);
    // Below the folder, the lines of a stack name the release and its file.
    confined.result?.failures.forEach((failure, index, failures) => {
      failures[index] = failure.replaceAll(`${folder}/`, '');
    });
    return confined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies what the server runs of a release, and compares it with its hashes. Returns the folder of the copy. */
async function copyServerFiles({ manifest, source }: Part, folder: string): Promise<string> {
  const { remote, version, files } = manifest;
  const copy = new DirectoryStore(folder);
  const serverFiles = Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('web/')));
  await copyRelease(source, copy, { ...manifest, files: serverFiles, publishedAt: new Date().toISOString() });
  return copy.releaseFolder(remote, version);
}

function addressOf({ protocol, hostname, port }: URL): Task['api'] {
  const standard = protocol === 'https:' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? standard : Number(port) };
}
