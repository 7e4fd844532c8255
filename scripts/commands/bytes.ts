import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { bytesByPackage } from '@tramuntana/remote/bytes/bytesByPackage';
import { budgetLines, shareLines } from '@tramuntana/remote/bytes/bytesReport';
import { pageScripts, readBudget } from '@tramuntana/remote/bytes/pageScripts';
import { build } from '../site/build';
import { ROOT } from './paths';

/**
 * `npm run bytes [-- workspace …]`: lists the script bytes of every page beside its budget, and breaks the heaviest page
 * down by owner. Returns 1 when a page exceeds its budget or a build failed.
 */
export async function run(names: string[]): Promise<number> {
  const results = await build({ root: ROOT, quiet: true }, names.length > 0 ? names : undefined);
  let holds = results.every(({ state }) => state !== 'failed');
  if (!holds) return 1;
  for (const { name, folder } of readWorkspaces(ROOT)) {
    const budget = readBudget(folder);
    if (!budget || (names.length > 0 && !names.includes(name))) continue;
    const pages = pageScripts(folder, budget);
    for (const line of budgetLines(name, pages, budget)) console.log(line);
    if (pages[0]) for (const line of shareLines(pages[0], await bytesByPackage(folder))) console.log(line);
    holds &&= pages.every(({ bytes }) => bytes <= budget.firstPage);
  }
  return holds ? 0 : 1;
}
