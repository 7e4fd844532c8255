import path from 'node:path';
import { bytesByPackage } from '@tramuntana/remote/bytes/bytesByPackage';
import { budgetProblems } from '@tramuntana/remote/bytes/bytesReport';
import { pageScripts, readBudget } from '@tramuntana/remote/bytes/pageScripts';
import { generatePictures } from '@tramuntana/remote/media/generatePictures';
import { typeCheck } from '../lint/typeCheck';
import { renderProblems } from '../publish/renderProblems';
import { build } from '../site/build';
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
    checks: (store) => ({
      typeProblems: async (remote) => {
        // The compiler reads the pictures' modules.
        generatePictures(ROOT);
        const { exitCode, output } = await typeCheck(ROOT, remote);
        return exitCode === 0 ? [] : output.split('\n');
      },
      build: async (remote) => {
        const results = await build({ root: ROOT, quiet: true, print }, [remote]);
        return results.every(({ state }) => state !== 'failed');
      },
      bytesOverBudget: async (remote) => {
        const folder = path.join(ROOT, remote);
        const budget = readBudget(folder);
        if (!budget) return [];
        return budgetProblems(pageScripts(folder, budget), budget, () => bytesByPackage(folder));
      },
      renderProblems: (remote) => renderProblems(remote, { root: ROOT, store, env, print }),
    }),
  });
}
