import path from 'node:path';
import { type BuildManifest, buildManifest, SHELL } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { refuseBadRemote } from '../store/names';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { readJson } from '../store/readJson';
import { listFiles } from '../store/releaseFiles';

export type RemoteBuild = {
  folder: string;
  manifest: BuildManifest;
  /** The files that a release copies: `web/…` and what the server runs. */
  files: string[];
};

/** What the server runs of a remote, and of the shell, whose programs read their `build.json`. */
const REMOTE_PROGRAMS = ['server.cjs'];
const SHELL_PROGRAMS = [
  'build.json',
  'offer.json',
  'server/server.cjs',
  'server/renderWorker.cjs',
  'server/renderRoutes.cjs',
];

/** Reads a remote's build. Refuses one that lacks files that its manifest names. */
export async function readBuild(settings: ReleaseSettings, remote: string): Promise<RemoteBuild> {
  refuseBadRemote(remote);
  const folder = path.join(settings.root, remote, 'dist');
  const advice = `build it again: npm run build -- ${remote}`;
  const file = path.join(folder, 'build.json');
  const manifest = await readJson(remote, file, buildManifest, advice);
  if (!manifest) throw new ReleaseRefused(remote, `is not built, there is no ${file}; ${advice}`);
  if (manifest.remote !== remote) {
    throw new ReleaseRefused(remote, `${file} is of ${manifest.remote}; name it ${remote} in its webpack.config.ts`);
  }
  const programs = remote === SHELL ? SHELL_PROGRAMS : REMOTE_PROGRAMS;
  const present = await listFiles(folder);
  const files = present.filter((file) => /^(web|server)\//.test(file) || programs.includes(file));
  const promised = [manifest.entry, ...Object.values(manifest.chunks).flat()].map((script) => `web/${script}`);
  const missing = [...programs, ...promised].filter((name) => !files.includes(name));
  if (missing.length > 0) {
    throw new ReleaseRefused(remote, `its build in ${folder} lacks ${[...new Set(missing)].join(', ')}; ${advice}`);
  }
  return { folder, manifest, files };
}
