import path from 'node:path';
import { type BuildManifest, buildManifest, SHELL } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';
import { workspaceFolder } from '../releasedWorkspaces';
import { refuseBadRemote } from '../store/names';
import { readJson } from '../store/parseStored';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { listFiles } from '../store/releaseFiles';

export type RemoteBuild = {
  folder: string;
  manifest: BuildManifest;
  /** The files that a release copies: `web/…` and the server's programs. */
  files: string[];
};

/** Files that the server runs, and those that the shell's server reads. */
const REMOTE_PROGRAMS = ['server.cjs'];
const SHELL_PROGRAMS = [
  'build.json',
  'offer.json',
  'server/server.cjs',
  'server/renderWorker.cjs',
  'server/renderRoutes.cjs',
  'inline/firstPaint.js',
  'inline/start.js',
];

const programsOf = (remote: string) => (remote === SHELL ? SHELL_PROGRAMS : REMOTE_PROGRAMS);

/** Whether a file of a build belongs into the release. */
export const isFileOfRelease = (remote: string, file: string): boolean =>
  /^(web|server)\//.test(file) || programsOf(remote).includes(file);

/** The files that a build must have, for the server and for its manifest, and has not. */
export function missingFiles({ remote, entry, chunks }: BuildManifest, present: readonly string[]): string[] {
  const promised = [entry, ...Object.values(chunks).flat()].map((script) => `web/${script}`);
  return [...new Set([...programsOf(remote), ...promised])].filter((name) => !present.includes(name));
}

type BuildSettings = Pick<ReleaseSettings, 'root' | 'output'>;

/** Folder of a workspace's build. */
export const buildFolder = ({ root, output = 'dist' }: BuildSettings, workspace: string): string =>
  path.join(workspaceFolder(root, workspace), output);

const adviceFor = (remote: string) => `build it again: npm run build -- ${remote}`;

const manifestFile = (folder: string) => path.join(folder, 'build.json');

/** Reads a remote's build. Refuses a build that lacks files of its manifest. */
export async function readBuild(settings: BuildSettings, remote: string): Promise<RemoteBuild> {
  refuseBadRemote(remote);
  const folder = buildFolder(settings, remote);
  const advice = adviceFor(remote);
  const file = manifestFile(folder);
  const manifest = await readJson(remote, file, buildManifest, advice);
  if (!manifest) throw new ReleaseRefused(remote, `is not built, there is no ${file}; ${advice}`);
  if (manifest.remote !== remote) {
    throw new ReleaseRefused(remote, `${file} is of ${manifest.remote}; name it ${remote} in its webpack.config.ts`);
  }
  const files = (await listFiles(folder)).filter((file) => isFileOfRelease(remote, file));
  const missing = missingFiles(manifest, files);
  if (missing.length > 0) {
    throw new ReleaseRefused(remote, `its build in ${folder} lacks ${missing.join(', ')}; ${advice}`);
  }
  return { folder, manifest, files };
}

/** Throws if the folder holds another build now, because its files do not belong to the manifest that was read. */
export async function refuseBuiltAnew({ folder, manifest: { remote, version } }: RemoteBuild): Promise<void> {
  const present = await readJson(remote, manifestFile(folder), buildManifest, adviceFor(remote));
  if (present?.version === version) return;
  throw new ReleaseRefused(
    remote,
    `was built anew meanwhile, so ${version} was not published; ` +
      `to publish the new build: npm run release -- publish ${remote}`,
  );
}
