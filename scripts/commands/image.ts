import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { assemble, nameWorkspaces } from '../image/assemble';
import { dropDevelopmentFiles } from '../image/dropDevelopmentFiles';
import { Failure } from '../setup/Failure';
import { ROOT } from './paths';

/** The API's packages: first the lock file without what is not needed, then exactly what it lists. */
const INSTALLS = [
  ['install', '--package-lock-only'],
  ['ci', '--omit=dev', '--ignore-scripts'],
];

const LOCK_FILES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** `node scripts/image.mjs <folder>`: assembles what an image holds. */
export async function run([folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Failure('Name an empty folder: node scripts/image.mjs /tmp/app');
  const target = path.resolve(folder);
  assemble(ROOT, target);
  for (const args of INSTALLS) {
    execFileSync('npm', [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--prefer-offline'], {
      cwd: target,
      stdio: 'inherit',
    });
  }
  dropDevelopmentFiles(path.join(target, 'node_modules'));
  // They depend on npm's settings on this machine, and nothing reads them.
  for (const file of LOCK_FILES) rmSync(path.join(target, file));
  nameWorkspaces(ROOT, target);
  return 0;
}
