import path from 'node:path';
import type { StatsError } from 'webpack';

/** An error or a warning of a build; `file` is relative to the repository, with the place where webpack names one. */
export type BuildProblem = { file: string; message: string };

/** The problem of a build of the workspace `name`. */
export function buildProblem(name: string, { moduleName, loc, message, compilerName }: StatsError): BuildProblem {
  const location = moduleName ? path.posix.join(name, moduleName) : `${name} (${compilerName ?? 'webpack'})`;
  return { file: loc ? `${location}:${loc}` : location, message };
}

/** The problem for a terminal: where, and below it what. */
export const problemText = ({ file, message }: BuildProblem): string => `${file}\n${message.replace(/^/gm, '    ')}`;
