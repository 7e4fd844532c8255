import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { releasedWorkspaces } from 'releases';
import { Failure } from '../setup/Failure';

/** What the API reads while it runs, beside its build. */
const API_FILES = ['dist', 'content', 'migrations', 'package.json'];
/** What the site publishes of shell and remotes. */
const RELEASE_FILES = ['dist', 'package.json'];

type PackageFile = {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  overrides?: object;
};
type LockFile = { packages: Record<string, { link?: boolean }> };

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, content: object) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Copies everything that an image runs from the clone `root` into the folder `target`: the builds, the API's content, and
 * the list of packages that its programs require, with their locked versions. `npm ci` in `target` installs those. Throws a
 * `Failure` if `target` is not empty, or if a workspace has no build.
 */
export function assemble(root: string, target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Failure(`${target} is not empty.`);
  const copy = (workspace: string, files: readonly string[]) => {
    for (const file of files) {
      const from = path.join(root, workspace, file);
      if (!existsSync(from)) throw new Failure(`${workspace} has no ${file}: run npm run build first.`);
      cpSync(from, path.join(target, workspace, file), { recursive: true, filter: (name) => !name.endsWith('.map') });
    }
  };
  mkdirSync(target, { recursive: true });
  copy('api', API_FILES);
  copy('release-service', ['dist']);
  copy('scripts', ['dist']);
  cpSync(path.join(root, 'operations/image/run'), path.join(target, 'run'));
  const released = releasedWorkspaces(root);
  for (const workspace of released) copy(workspace, RELEASE_FILES);
  writePackages(root, target);
}

/** Writes the image's package.json, and a lock file from which `npm install --package-lock-only` drops what is not needed. */
function writePackages(root: string, target: string): void {
  const { name, overrides } = readJson<PackageFile>(path.join(root, 'package.json'));
  const folders = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace.folder]));
  const dependencies: Record<string, string> = {};
  const needed = new Set(['api', 'release-service']);
  // A loop over a set also visits elements that are added during the loop.
  for (const workspace of needed) {
    const file = readJson<PackageFile>(path.join(folders.get(workspace) ?? root, 'package.json'));
    for (const [dependency, version] of Object.entries(file.dependencies ?? {})) {
      // The programs bundle `releases` and its packages.
      if (dependency === 'releases') continue;
      if (folders.has(dependency)) needed.add(dependency);
      else dependencies[dependency] = version;
    }
  }
  const lock = readJson<LockFile>(path.join(root, 'package-lock.json'));
  const isPackage = ([location, { link }]: [string, { link?: boolean }]) =>
    location.startsWith('node_modules/') && link !== true;
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(isPackage));
  writeJson(path.join(target, 'package-lock.json'), { ...lock, packages: { '': { name, dependencies }, ...packages } });
  writeJson(path.join(target, 'package.json'), { name, private: true, dependencies, overrides });
}

/** Names the released workspaces, which the site publishes. Call it after `npm ci`, which would look for their packages. */
export function nameWorkspaces(root: string, target: string): void {
  const file = path.join(target, 'package.json');
  writeJson(file, { ...readJson<PackageFile>(file), workspaces: releasedWorkspaces(root) });
}
