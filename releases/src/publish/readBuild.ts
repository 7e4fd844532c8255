import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, buildManifest } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { readJson } from '../store/readJson';
import { listFiles } from '../store/releaseFiles';
import { type ReleaseSettings, remoteFolder } from '../store/releaseStore';

export type RemoteBuild = {
  folder: string;
  manifest: BuildManifest;
  /** The files that a release copies: `web/…` and `server.cjs`. */
  files: string[];
};

/** Reads a remote's build. Refuses one that lacks files that its manifest names. */
export async function readBuild(settings: ReleaseSettings, remote: string): Promise<RemoteBuild> {
  remoteFolder(settings, remote);
  const folder = path.join(settings.root, remote, 'dist');
  const advice = `build it again: npm run build -- ${remote}`;
  const file = path.join(folder, 'build.json');
  const manifest = await readJson(remote, file, buildManifest, advice);
  if (!manifest) throw new ReleaseRefused(remote, `is not built, there is no ${file}; ${advice}`);
  if (manifest.remote !== remote) {
    throw new ReleaseRefused(remote, `${file} is of ${manifest.remote}; name it ${remote} in its webpack.config.ts`);
  }
  const web = existsSync(path.join(folder, 'web')) ? await listFiles(folder, 'web') : [];
  const files = [...web, ...(existsSync(path.join(folder, 'server.cjs')) ? ['server.cjs'] : [])];
  const promised = [manifest.entry, ...Object.values(manifest.chunks).flat()].map((script) => `web/${script}`);
  const missing = ['server.cjs', ...promised].filter((name) => !files.includes(name));
  if (missing.length > 0) {
    throw new ReleaseRefused(remote, `its build in ${folder} lacks ${[...new Set(missing)].join(', ')}; ${advice}`);
  }
  return { folder, manifest, files };
}
