import type { Shares } from './bytesByPackage';
import type { PageScripts, ScriptBudget } from './pageScripts';

/** How many owners of a script's bytes are printed. The rest are small. */
const SHOWN = 8;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line per page: the bytes that it loads from the workspace, and the budget. */
export const budgetLines = (name: string, pages: readonly PageScripts[], { firstPage }: ScriptBudget): string[] =>
  pages.map(
    ({ page, bytes }) =>
      `${bytes > firstPage ? 'SHORT ' : 'holds '} ${name} ${page}: ${kilobytes(bytes)} (at most ${kilobytes(firstPage)})`,
  );

/** One line per script of a page, and below it the owners of its code. */
export function shareLines({ scripts }: PageScripts, shares: readonly Shares[]): string[] {
  return scripts.flatMap(({ file, bytes }) => {
    const name = file.replace(/\.[0-9a-f]{10}(?=\.js$)/, '');
    const owners = shares.find(({ script }) => script === name)?.shares ?? [];
    return [
      `  ${name}: ${kilobytes(bytes)}`,
      ...owners.slice(0, SHOWN).map(([owner, share]) => `    ${kilobytes(share).padStart(8)}  ${owner}`),
    ];
  });
}

/** The pages over the budget, and the owners of the heaviest page's code. Empty if all pages keep it. */
export async function budgetProblems(
  pages: readonly PageScripts[],
  budget: ScriptBudget,
  shares: () => Promise<Shares[]>,
): Promise<string[]> {
  const over = pages.filter(({ bytes }) => bytes > budget.firstPage);
  const [heaviest] = over;
  if (!heaviest) return [];
  return [
    ...over.map(({ page, bytes }) => `${page} loads ${kilobytes(bytes)} of at most ${kilobytes(budget.firstPage)}`),
    `of ${heaviest.page}:`,
    ...shareLines(heaviest, await shares()),
  ];
}
