import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { contentProblems } from './contentProblems';
import type { Packed } from './packPackages';

/** Entry points without types of their own, because no code imports them, and entry points of types alone. */
const NO_TYPED_CODE = [/\.json$/, /^\.\/jest\/.*\.mjs$/, './assets', './shell-store'];

/** The problems that users of a packed package would have: with its exports and, if it was compiled, files and types. */
export async function archiveProblems(packed: Packed): Promise<string[]> {
  const problems = await exportProblems(packed);
  if (packed.isCompiled) problems.push(...contentProblems(packed), ...(await typeProblems(packed)));
  return problems.map((problem) => `${packed.name}: ${problem}`);
}

async function exportProblems({ archive }: Packed): Promise<string[]> {
  const tarball = new Uint8Array(readFileSync(archive)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function typeProblems({ archive }: Packed): Promise<string[]> {
  const content = createPackageFromTarballData(readFileSync(archive));
  const result = await checkPackage(content, { excludeEntrypoints: NO_TYPED_CODE });
  if (!result.types) return ['it has no types'];
  return result.problems.filter(concernsModules).map((problem) => `wrong types: ${JSON.stringify(problem)}`);
}

/** The packages are ES modules, and their users resolve `exports`. Older ways to find types do not count. */
function concernsModules(problem: Problem): boolean {
  if ('resolutionKind' in problem) return !['node10', 'node16-cjs'].includes(problem.resolutionKind);
  return !('resolutionOption' in problem) || problem.resolutionOption !== 'node10';
}
