import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../setup/Failure';
import { npm } from '../../setup/npm.mjs';
import { addProbe, PROBE } from './addProbe';
import { byVersion, keepShellOf, minorOf, RECORDS, recordedMinors, writeRecord } from './recordFile';

type Settings = { root: string; print: (line: string) => void };

/**
 * Records a minor of the contract as a commit has it: a small remote that is built against it and, for the newest minor, the
 * shell (docs/decisions/0050). It builds in a temporary work tree, with the packages of that commit's lock file.
 */
export async function recordMinor(commitish: string, { root, print }: Settings): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = resolveCommit(git, commitish);
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'contract-'));
  const tree = path.join(folder, 'site');
  try {
    addTree(git, tree, commit);
    const { version: contract } = JSON.parse(
      readFileSync(path.join(tree, 'shared-contracts/package.json'), 'utf8'),
    ) as { version: string };
    print(`installs the packages of ${commit}, which has the contract ${contract}`);
    if (!(await npm(tree, ['ci', '--ignore-scripts', '--loglevel=error'], 'ignored'))) {
      throw new Failure(`npm could not install the packages of ${commit}: look at its message above, and try again`);
    }
    addProbe(tree, contract);
    const minor = minorOf(contract);
    const isNewest = recordedMinors(root).remotes.every((other) => byVersion(other, minor) <= 0);
    const names = isNewest ? [PROBE, 'shell'] : [PROBE];
    print(`builds ${names.join(' and ')}`);
    build(tree, names);
    const write = (kind: 'remote' | 'shell', workspace: string) => {
      const bytes = writeRecord(root, kind, { dist: path.join(tree, workspace, 'dist'), contract, commit });
      print(`${RECORDS}/${minor}/${kind}.br: ${Math.round(bytes / 1000)} kB`);
    };
    write('remote', PROBE);
    if (!isNewest) return;
    write('shell', 'shell');
    keepShellOf(root, minor);
  } finally {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

function resolveCommit(git: (...args: string[]) => string, commitish: string): string {
  try {
    return git('rev-parse', '--short=10', '--verify', '--quiet', `${commitish}^{commit}`);
  } catch {
    throw new Failure(`${commitish} is no commit of this clone: name one, or fetch its history: git fetch --unshallow`);
  }
}

function addTree(git: (...args: string[]) => string, tree: string, commit: string) {
  try {
    git('worktree', 'add', '--detach', tree, commit);
  } catch {
    throw new Failure(`git could not check out ${commit} to ${tree}: look at its message above, and try again`);
  }
}

/** Builds workspaces of the work tree with its own presets. Their output is this process's output. */
function build(tree: string, names: readonly string[]) {
  const program = path.join(tree, 'shared-config/build/main.ts');
  if (!existsSync(program))
    throw new Failure(`${program} is not there: record a commit that builds with shared-config`);
  const tsx = createRequire(program).resolve('tsx');
  try {
    execFileSync(process.execPath, ['--import', pathToFileURL(tsx).href, program, ...names], {
      cwd: tree,
      stdio: 'inherit',
    });
  } catch {
    throw new Failure(`${names.join(' and ')} did not build: correct the errors above, commit, and record again`);
  }
}
