import path from 'node:path';
import { archiveProblems } from '../packing/archiveProblems';
import { packPackages } from '../packing/packPackages';
import { ROOT } from './paths';

/**
 * `npm run packages [-- <folder>]`: writes the packages of remotes and their archives (docs/decisions/0048). Returns 1 if an
 * archive has a problem.
 */
export async function run([folder = path.join(ROOT, '.cache/packages')]: string[]): Promise<number> {
  const packed = await packPackages(ROOT, path.resolve(folder));
  const problems = (await Promise.all(packed.map(archiveProblems))).flat();
  for (const problem of problems) console.error(problem);
  for (const { name, version, archive } of packed) {
    console.log(`${name} ${version}  ${path.relative(process.cwd(), archive)}`);
  }
  return problems.length === 0 ? 0 : 1;
}
