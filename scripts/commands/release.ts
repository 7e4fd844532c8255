import { buildChecks } from '@tramuntana/remote/check/buildChecks';
import { renderProblems } from '../publish/renderProblems';
import { runRelease } from '../site/runRelease';
import { ROOT } from './paths';

/** `npm run release -- …`: see `npm run release -- --help`. */
export function run(commandLine: string[]): Promise<number> {
  const { env } = process;
  // With --json, standard output holds one document and nothing else.
  const print = commandLine.includes('--json') ? console.error : console.log;
  return runRelease(commandLine, {
    root: ROOT,
    env,
    checks: (store) =>
      buildChecks({
        root: ROOT,
        print,
        renderProblems: (remote) => renderProblems(remote, { root: ROOT, store, env, print }),
      }),
  });
}
