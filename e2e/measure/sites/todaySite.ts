import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../support/site';

/** What everything is compared with: the last state before the work on speed began. */
const TODAY = '83006b6';

export class TodayUnavailable extends Error {
  override readonly name = 'Failure';
}

/**
 * A folder with the commit that figures are compared with, in `.cache`; made at the first call. Starting its site installs
 * and builds it. Throws `TodayUnavailable` where the repository has no such commit, as in a shallow clone.
 */
export function todayFolder(root = ROOT): string {
  const folder = path.join(root, '.cache/today', TODAY);
  if (existsSync(folder)) return folder;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    git('cat-file', '-e', `${TODAY}^{commit}`);
  } catch {
    throw new TodayUnavailable(
      `Figures are compared with commit ${TODAY}, which this clone lacks: bring it with 'git fetch --unshallow', name a ` +
        'folder that has it (--today DIR), or leave the comparison out (--no-today).',
    );
  }
  mkdirSync(path.dirname(folder), { recursive: true });
  // Whole or not at all: a clone that broke off must not pass for one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  git('clone', '--quiet', '--shared', '--no-checkout', root, unfinished);
  git('-C', unfinished, 'checkout', '--quiet', '--detach', TODAY);
  renameSync(unfinished, folder);
  return folder;
}
