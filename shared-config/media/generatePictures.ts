import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '../build/workspaces';
import { readAssets } from './catalogue';
import { pictureModules } from './pictureModules';

/**
 * Updates the modules of pictures from `media/catalog.json` and the renditions beside it, in every workspace with a
 * catalogue (docs/decisions/0021). Returns the files that it wrote or removed, relative to the repository. Files that are up
 * to date are not rewritten, so no build becomes stale.
 */
export function generatePictures(root: string): string[] {
  const folders = readWorkspaces(root).map(({ folder }) => path.join(folder, 'media'));
  const changed = folders.filter((folder) => existsSync(path.join(folder, 'catalog.json'))).flatMap(generateIn);
  return changed.map((file) => path.relative(root, file));
}

/** Must work on Node 18, too: `npm install` may run on it. */
function generateIn(folder: string): string[] {
  const modules = pictureModules(readAssets(folder));
  const pictures = path.join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const former = readdirSync(pictures).map((name) => `pictures/${name}`);
  const removed = former.filter((file) => !modules.has(file)).map((file) => path.join(folder, file));
  for (const file of removed) rmSync(file, { recursive: true });
  const written = [...modules].filter(([file, code]) => writeIfDifferent(path.join(folder, file), code));
  return [...removed, ...written.map(([file]) => path.join(folder, file))];
}

function writeIfDifferent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}
