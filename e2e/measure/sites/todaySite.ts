import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../support/sites/site';

/** The commit that figures are compared with: the last one before the work on speed began. */
const TODAY = '83006b6';

export class TodayUnavailable extends Error {
  override readonly name = 'Failure';
}

/**
 * The folder of today's site in `.cache`, cloned by the first call. It is installed and built when its site is started.
 * Throws `TodayUnavailable` where the repository does not have the commit, as in a shallow clone.
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
  // Renamed when it is complete: half a clone must not be taken for one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  git('clone', '--quiet', '--shared', '--no-checkout', root, unfinished);
  git('-C', unfinished, 'checkout', '--quiet', '--detach', TODAY);
  renameSync(unfinished, folder);
  return folder;
}
