import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildManifest, buildManifest, offerProblems, SHELL, shellOffer } from '@tramuntana/contracts';
import { goLive, type LiveRelease, type ReleaseSettings } from 'releases/development';
import semver from 'semver';
import { declaredRanges, installedVersion } from '../../webpack/sharedModules';

export type BuildFolder = {
  /** Gets a folder with the publishable part of each workspace's build. */
  folder: string;
  /** The folders of the remotes that run from source. */
  remotes: readonly { name: string; folder: string }[];
};

/** The script with React's development build, which a release of the shell has for this purpose. */
const DEVELOPMENT_REACT = /^web\/(development\/react\.\w+\.js)$/;

/**
 * Makes a released shell live in a development. Its document gets one script more, React's development build, so it becomes
 * a build of its own: its files are no longer those that the site signed. Throws if the shell is too old for that, or does
 * not fit the remotes from source.
 */
export async function takeShell(
  { manifest, source }: LiveRelease,
  settings: ReleaseSettings,
  { folder, remotes }: BuildFolder,
): Promise<void> {
  const { version, files } = manifest;
  const [react] = Object.keys(files).flatMap((file) => DEVELOPMENT_REACT.exec(file)?.[1] ?? []);
  if (react === undefined) {
    throw new Error(
      `the shell ${version} of ${source.place} is too old to develop beside it: it has no development build of React; ` +
        'wait for its next release, or run the shell from source in its repository',
    );
  }
  const read = async (name: string) => {
    const content = await source.file(SHELL, version, name);
    if (content === undefined) throw new Error(`${name} of the shell ${version} is missing in ${source.place}`);
    return content;
  };
  const offer = shellOffer.parse(JSON.parse(`${await read('offer.json')}`));
  for (const remote of remotes) {
    const problems = offerProblems(needsOf(remote.folder), offer, semver.satisfies);
    if (problems.length === 0) continue;
    throw new Error(
      `${remote.name} does not fit the shell ${version} of ${source.place}: ${problems.join('; ')}; ` +
        'install what that shell has, or wait until a newer shell is live there',
    );
  }
  const target = path.join(folder, SHELL);
  for (const name of Object.keys(files)) {
    // Compressed copies are for visitors.
    if (name.endsWith('.br')) continue;
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), await read(name));
  }
  const build = buildManifest.parse(JSON.parse(`${await read('build.json')}`));
  await writeFile(path.join(target, 'build.json'), JSON.stringify(withScript(build, react), null, 2));
  await goLive(settings, SHELL);
}

/** The needs of a remote's next build that are known before it is built. */
const needsOf = (folder: string) => ({
  contract: `^${installedVersion('@tramuntana/contracts', folder)}`,
  requires: declaredRanges(folder),
});

/** Puts the script right before `main`, which runs the libraries. */
function withScript(build: BuildManifest, script: string): BuildManifest {
  const main = build.chunks.main ?? [];
  return { ...build, chunks: { ...build.chunks, main: [...main.slice(0, -1), script, ...main.slice(-1)] } };
}
