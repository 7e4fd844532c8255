import path from 'node:path';
import { releaseCommand } from 'releases';
import { bytesByPackage } from 'shared-config/bytes/bytesByPackage';
import { budgetProblems } from 'shared-config/bytes/bytesReport';
import { pageScripts, readBudget } from 'shared-config/bytes/pageScripts';
import { build } from '../site/prepare';
import { ROOT, releaseStore } from './paths';

/** `npm run release -- …`: see `npm run release -- --help`. */
export function run(commandLine: string[]): Promise<number> {
  // With --json, standard output holds one document and nothing else.
  const print = commandLine.includes('--json') ? console.error : console.log;
  return releaseCommand(commandLine, {
    root: ROOT,
    store: releaseStore(ROOT, process.env),
    build: async (remote) => {
      const results = await build({ root: ROOT, mode: 'production', quiet: true, print }, [remote]);
      return results.every(({ state }) => state !== 'failed');
    },
    bytesOverBudget: async (remote) => {
      const folder = path.join(ROOT, remote);
      const budget = readBudget(folder);
      if (!budget) return [];
      return budgetProblems(pageScripts(folder, budget), budget, () => bytesByPackage(folder));
    },
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
}
