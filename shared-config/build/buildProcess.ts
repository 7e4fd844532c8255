// buildStale forks this file as its own process: a crashing plugin does not end the site, and changed configurations are
// read afresh. The builds' hundreds of megabytes are freed at the end.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { WorkspaceBuild } from '../webpack/base';
import { type BuildProblem, buildProblems, distinct } from './buildProblem';
import { StrayInputsPlugin, strayInputs } from './strayInputs';

export type BuildJob = { root: string; name: string; folder: string; version: string };
export type BuildOutcome = { name: string; seconds: number; errors: BuildProblem[] };

type ConfigurationModule = { default: WorkspaceBuild };

async function build({ root, name, folder, version }: BuildJob): Promise<BuildOutcome> {
  const start = performance.now();
  const file = path.join(folder, 'webpack.config.ts');
  const outcome = (errors: BuildProblem[]) => ({
    name,
    seconds: (performance.now() - start) / 1000,
    errors,
  });
  try {
    const { default: configure } = (await import(pathToFileURL(file).href)) as ConfigurationModule;
    const check = new StrayInputsPlugin(strayInputs(root, name));
    const stats = await compile(configure({ folder, version, mode: 'production' }), check);
    const problems = stats.map((each) => buildProblems(name, each));
    // A warning of webpack, such as a name that a module does not export, is an error in the visitor's page.
    return outcome(distinct(problems.flatMap(({ errors, warnings }) => [...errors, ...warnings])));
  } catch (error) {
    return outcome([{ file: path.relative(root, file), message: String(error) }]);
  }
}

async function compile(configurations: Configuration[], check: StrayInputsPlugin) {
  const compiler = webpack(configurations);
  for (const each of compiler.compilers) check.apply(each);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  return stats.stats;
}

const isJobs = (message: unknown): message is BuildJob[] => Array.isArray(message);

/** Resolves when the outcome is in the pipe. The end of this process would lose an outcome that is still queued. */
const tell = (outcome: BuildOutcome) =>
  new Promise<void>((resolve) => {
    process.send?.(outcome, undefined, undefined, () => resolve());
  });

process.on('disconnect', () => process.exit(1));
process.on('message', async (jobs) => {
  if (!isJobs(jobs)) return;
  for (const job of jobs) await tell(await build(job));
  process.exit();
});
