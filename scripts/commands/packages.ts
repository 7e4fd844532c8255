import path from 'node:path';
import { packPackages } from '../packing/packPackages';
import { ROOT } from './paths';

/** `npm run packages [-- <folder>]`: writes the packages of remotes and their archives (docs/decisions/0048). */
export async function run([folder = path.join(ROOT, '.cache/packages')]: string[]): Promise<number> {
  for (const { name, version, archive } of await packPackages(ROOT, path.resolve(folder))) {
    console.log(`${name} ${version}  ${path.relative(process.cwd(), archive)}`);
  }
  return 0;
}
