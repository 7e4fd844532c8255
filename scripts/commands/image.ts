import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { assemble, nameWorkspaces } from '../image/assemble';
import { Failure } from '../setup/Failure';
import { ROOT } from './paths';

/** The API's packages: first the lock file without what is not needed, then exactly what it lists. */
const INSTALLS = [
  ['install', '--package-lock-only'],
  ['ci', '--omit=dev', '--ignore-scripts'],
];

/** `node scripts/image.mjs <folder>`: assembles what an image holds. */
export async function run([folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Failure('Name an empty folder: node scripts/image.mjs /tmp/app');
  const target = path.resolve(folder);
  assemble(ROOT, target);
  for (const args of INSTALLS) {
    execFileSync('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: target, stdio: 'inherit' });
  }
  nameWorkspaces(ROOT, target);
  return 0;
}
