import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from 'shared-site';
import { generatePictures } from '../media/generatePictures';
import { type BuildProblem, problemText } from './buildProblem';
import type { BuildJob, BuildOutcome } from './buildProcess';
import { inputHasher } from './inputHash';
import { runBuilds } from './runBuilds';
import { readWorkspaces, type Workspace } from './workspaces';

export type BuildSettings = {
  /** The repository: the folder whose package.json lists the workspaces. */
  root: string;
  /** Called with a line for each workspace, and with the errors. */
  print?: (line: string) => void;
  /** Prints nothing about workspaces that are up to date. */
  quiet?: boolean;
};

export type WorkspaceBuildResult = { name: string; version: string; state: 'fresh' | 'built' | 'failed' };

type Stale = { job: BuildJob; workspace: Workspace; hash: string };

/**
 * Builds the workspaces whose inputs changed since their last build: all buildable ones, or the named ones. A failed build
 * is reported through `print` and in the result. The other builds go on.
 */
export async function buildStale(
  names: string[] | undefined,
  settings: BuildSettings,
): Promise<WorkspaceBuildResult[]> {
  const { root, quiet = false, print = (line) => process.stdout.write(`${line}\n`) } = settings;
  const workspaces = chooseWorkspaces(root, names);
  refuseWithoutLockFile(root, workspaces);
  // Pictures come before the hash of the inputs, because the generated modules are inputs, too.
  generatePictures(root);
  const hashOf = inputHasher(root);
  const results = new Map<string, WorkspaceBuildResult>();
  const stale: Stale[] = [];
  for (const workspace of workspaces) {
    const { name, folder } = workspace;
    const hash = hashOf(workspace);
    const version = `${workspace.version}-${hash.slice(0, 10)}`;
    if ((await builtHash(folder)) === hash) {
      results.set(name, { name, version, state: 'fresh' });
      if (!quiet) print(line(name, version, 'up to date'));
    } else stale.push({ job: { root, name, folder, version }, workspace, hash });
  }
  if (stale.length > 0) await build(stale, print, results);
  return workspaces.flatMap(({ name }) => results.get(name) ?? []);
}

async function build(stale: Stale[], print: (line: string) => void, results: Map<string, WorkspaceBuildResult>) {
  // Delete the hashes of the last builds first. Otherwise an interrupted build would count as done once the source is
  // restored.
  await Promise.all(stale.map(({ job }) => rm(inputsFile(job.folder), { force: true })));
  const reports: Promise<void>[] = [];
  const waiting = new Map(stale.map((each) => [each.job.name, each]));
  const jobs = stale.map(({ job }) => job);
  const { crash } = await runBuilds(jobs, (outcome) => {
    const built = waiting.get(outcome.name);
    if (!built) return;
    const { name, version } = built.job;
    waiting.delete(name);
    const errors = outcome.errors.length > 0 ? outcome.errors : changedInputs(built);
    results.set(name, { name, version, state: errors[0] ? 'failed' : 'built' });
    if (!errors[0]) reports.push(noteInputs(built));
    report(built.job, { ...outcome, errors }, print);
  });
  for (const { job } of waiting.values()) {
    const { name, version } = job;
    results.set(name, { name, version, state: 'failed' });
    print(`${line(name, version, 'FAILED')}: ${crash ?? 'the build process said nothing of it'}`);
  }
  await Promise.all(reports);
}

/** A problem if the inputs no longer match the version's hash. The build may then hold old files and new ones. */
function changedInputs({ job, workspace, hash }: Stale): BuildProblem[] {
  try {
    if (inputHasher(job.root)(workspace) === hash) return [];
  } catch {
    // An input that cannot be read any more has changed, too.
  }
  return [{ file: job.name, message: 'changed while it was built; build again' }];
}

function chooseWorkspaces(root: string, names: string[] | undefined): Workspace[] {
  const buildable = readWorkspaces(root).filter((workspace) => workspace.buildable);
  const unknown = names?.find((name) => !buildable.some((workspace) => workspace.name === name));
  if (unknown === undefined) return buildable.filter(({ name }) => names?.includes(name) ?? true);
  const known = buildable.map(({ name }) => name).join(', ');
  throw new Failure(`${unknown} is not a workspace with a webpack.config.ts; there are: ${known || 'none'}`);
}

/** Without it, a remote's version would not change with the packages that it bundles. */
function refuseWithoutLockFile(root: string, workspaces: readonly Workspace[]) {
  const isOwnRepository = workspaces.some(({ folder }) => path.relative(root, folder) === '');
  if (!isOwnRepository || existsSync(path.join(root, 'package-lock.json'))) return;
  throw new Failure(`${root} has no package-lock.json, which the version of a build needs: run npm install`);
}

const inputsFile = (folder: string) => path.join(folder, 'dist/inputs.json');

async function builtHash(folder: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(inputsFile(folder), 'utf8')) as { hash?: string }).hash;
  } catch {
    // Absent or unreadable: the workspace was never built, or its build was interrupted.
    return undefined;
  }
}

async function noteInputs({ job: { folder, version }, hash }: Stale) {
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  await writeFile(inputsFile(folder), `${JSON.stringify({ hash, version }, null, 2)}\n`);
}

const line = (name: string, version: string, state: string) => `${name.padEnd(14)} ${version.padEnd(18)} ${state}`;

function report({ name, version }: BuildJob, outcome: BuildOutcome, print: (line: string) => void) {
  print(line(name, version, outcome.errors[0] ? 'FAILED' : `${outcome.seconds.toFixed(1)} s`));
  for (const problem of outcome.errors) print(`  error in ${problemText(problem)}`);
}
