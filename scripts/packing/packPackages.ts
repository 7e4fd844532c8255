import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { Failure } from '../setup/Failure';
import { npmCommand } from '../setup/npm.mjs';
import { compile } from './compile';
import { type Manifest, packageFile, sourcesOf } from './packageFile';
import { RECIPES, type Recipe } from './recipes';
import { usedPackages } from './usedPackages';

/** A package that a registry can take. */
export type Packed = {
  name: string;
  version: string;
  folder: string;
  archive: string;
  /** Whether its code was compiled for the package. */
  isCompiled: boolean;
  /** The files in the archive, relative to the folder. */
  files: string[];
  /** The repository that it was made from. */
  root: string;
};

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Folder of the package that is packed as it is, because it holds JavaScript and templates. */
const CREATE = 'create-remote';

/** Compiles the packages of remotes into folders of `target` and packs each into an archive beside them. */
export async function packPackages(root: string, target: string): Promise<Packed[]> {
  const packed: Packed[] = [];
  // One after the other: each compiler takes some hundred megabytes.
  for (const recipe of RECIPES) packed.push(await packOne(root, target, recipe));
  return [...packed, packAsItIs(root, target)];
}

async function packOne(root: string, target: string, recipe: Recipe): Promise<Packed> {
  const source = path.join(root, recipe.folder);
  const own = readManifest(source);
  const workspaces = readWorkspaces(root).map(({ folder }) => readManifest(folder));
  const siblings = RECIPES.map(({ folder }) => readManifest(path.join(root, folder)));
  const isSibling = ({ name }: Manifest) => siblings.some((sibling) => sibling.name === name);
  const bundled = workspaces.filter((each) => !isSibling(each)).map(({ name }) => name);
  const folder = path.join(target, path.posix.basename(own.name));
  rmSync(folder, { recursive: true, force: true });
  await compile(recipe, { root, exports: sourcesOf(recipe, own), bundled, target: path.join(folder, 'dist') });
  const codes = globSync('dist/**/*.{js,mjs,cjs,d.ts}', { cwd: folder });
  const used = usedPackages(codes.map((file) => readFileSync(path.join(folder, file), 'utf8')));
  const manifest = packageFile(recipe, { own, used, repository: readManifest(root), workspaces, siblings });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(path.join(source, file), path.join(folder, file));
  return { name: own.name, version: own.version, folder, root, isCompiled: true, ...pack(folder, target) };
}

function packAsItIs(root: string, target: string): Packed {
  const folder = path.join(target, CREATE);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, CREATE), folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  const { name, version } = readManifest(folder);
  return { name, version, folder, root, isCompiled: false, ...pack(folder, target) };
}

function pack(folder: string, target: string): Pick<Packed, 'archive' | 'files'> {
  mkdirSync(target, { recursive: true });
  const { file, args, shell } = npmCommand(['pack', '--json', '--pack-destination', target]);
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, shell, encoding: 'utf8' });
  if (status !== 0) throw new Failure(`npm could not pack ${folder}:\n${stderr}`);
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  return { archive: path.join(target, filename), files: files.map((file) => file.path) };
}
