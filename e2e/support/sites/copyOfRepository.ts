import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './site';

const NOT_COPIED = ['node_modules', '.git', '.cache', '.data', '.dev', 'test-results', 'playwright-report', 'coverage'];

/** A copy of the repository whose sources a test may edit. It uses the original's packages from the registry. */
export function copyOfRepository(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  const isCopied = (file: string) => !NOT_COPIED.includes(path.basename(file));
  for (const name of readdirSync(ROOT).filter(isCopied)) {
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true, filter: isCopied });
    const packages = path.join(ROOT, name, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(root, name, 'node_modules'), 'junction');
  }
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Workspaces resolve to the copy, other packages to the original's installation. */
function linkPackages(root: string) {
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    const isWorkspace = existsSync(path.join(root, name, 'package.json'));
    const target = isWorkspace ? path.join(root, name) : path.join(ROOT, 'node_modules', name);
    symlinkSync(target, path.join(root, 'node_modules', name), 'junction');
  }
}
