import path from 'node:path';
import { type Counts, type JestReport, jestCounts, withExitCode } from './counts';
import { readReport, reportFile } from './reports';
import { show } from './show';

type Options = {
  env?: NodeJS.ProcessEnv;
  /** A program with arguments that runs jest's command line. */
  within?: string[];
};

/** Runs the tests of a jest configuration in a folder, shows their output, and counts them. */
export async function jestTests(root: string, config: string, { env, within }: Options = {}): Promise<Counts> {
  const report = reportFile(root, 'jest.json');
  // The folder's own jest, because the jest of another folder would find that folder's packages.
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  // --forceExit: otherwise a process that a failed test left behind holds jest's output, and jest waits for ever.
  const args = ['--config', config, '--ci', '--forceExit', '--json', `--outputFile=${report}`];
  const exitCode = await show(root, [jest, ...args], { env, within });
  return withExitCode(jestCounts(readReport<JestReport>(report)), exitCode);
}
