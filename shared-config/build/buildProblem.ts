import path from 'node:path';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Compilation, NormalModule, Stats, StatsError } from 'webpack';

/** An error or a warning of a build. `file` is relative to the repository, with line and column if webpack names them. */
export type BuildProblem = { file: string; message: string };

/** Errors and warnings of a finished compilation of the workspace `name`. */
export function buildProblems(name: string, stats: Stats): { errors: BuildProblem[]; warnings: BuildProblem[] } {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  const problems = (list: StatsError[]) => list.map((problem) => buildProblem(name, problem, stats.compilation));
  return { errors: problems(errors), warnings: problems(warnings) };
}

function buildProblem(name: string, problem: StatsError, compilation: Compilation): BuildProblem {
  const { moduleName, message, compilerName } = problem;
  const location = moduleName ? path.posix.join(name, moduleName) : `${name} (${compilerName ?? 'webpack'})`;
  const place = sourceLine(problem, compilation) ?? problem.loc;
  return { file: place ? `${location}:${place}` : location, message };
}

/** Webpack reports lines of the loaders' output. A source map, as in development, gives the line of the source. */
function sourceLine({ moduleIdentifier, loc }: StatsError, compilation: Compilation): number | undefined {
  const module = moduleIdentifier === undefined ? undefined : compilation.findModule(moduleIdentifier);
  const map = (module as NormalModule | undefined)?.originalSource()?.map();
  const line = Number.parseInt(loc ?? '', 10);
  if (!map || Number.isNaN(line)) return undefined;
  return originalPositionFor(new TraceMap(map as EncodedSourceMap), { line, column: 0 }).line ?? undefined;
}

/** The problem for a terminal: the file on the first line, the message below it. */
export const problemText = ({ file, message }: BuildProblem): string => `${file}\n${message.replace(/^/gm, '    ')}`;

/** Removes duplicates: the page's build and the server's often report the same problem. */
export const distinct = (problems: BuildProblem[]): BuildProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.file} ${problem.message}`, problem])).values(),
];
