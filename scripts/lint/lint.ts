import { existsSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { runTool, toolPath } from '@tramuntana/remote/check/runTool';
import { typeCheck } from '@tramuntana/remote/check/typeCheck';
import { generatePictures } from '@tramuntana/remote/media/generatePictures';
import type { Counts } from '../testRun/counts';

type Check = { name: string; run: () => Promise<{ exitCode: number; output: string }> };

/** Limit of parallel checks: a type check takes a core and some hundred megabytes. */
const AT_ONCE = 2;

/**
 * Runs every check, even after one has failed, and prints a line for each. For a single workspace it runs only the checks
 * that need no other workspace.
 */
export async function lint(root: string, workspace?: string): Promise<Counts> {
  // The type checks read the pictures' modules.
  generatePictures(root);
  const waiting = workspace === undefined ? allChecks(root) : checksOf(root, workspace);
  const counts: Counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { exitCode, output } = await check.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      counts[exitCode === 0 ? 'passed' : 'failed'] += 1;
      console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(26)} ${seconds} s`);
      if (exitCode !== 0) console.log(output);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

const allChecks = (root: string): Check[] => [
  formatAndRules(root),
  imports(root),
  unused(root),
  contract(root),
  links(root),
  ...typeChecks(root),
];

const checksOf = (root: string, workspace: string): Check[] => [
  formatAndRules(root, workspace),
  imports(root, workspace),
  ...typeChecks(root, workspace),
];

const formatAndRules = (root: string, folder = '.'): Check => ({
  name: 'format and rules (biome)',
  run: () => runTool(root, toolPath('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', folder]),
});

const imports = (root: string, workspace?: string): Check => ({
  name: 'who may import whom',
  run: () => {
    const all = readWorkspaces(root).map(({ folder }) => path.relative(root, folder));
    const workspaces = workspace === undefined ? all : [workspace];
    const options = ['--config', configuration('importRules.mjs'), '--output-type', 'err-long', '--no-progress'];
    return runTool(root, toolPath('dependency-cruiser', 'depcruise'), [...options, ...workspaces]);
  },
});

const unused = (root: string): Check => ({
  name: 'unused code (knip)',
  run: () => runTool(root, toolPath('knip'), ['--config', configuration('knip.jsonc'), '--no-progress']),
});

const contract = (root: string): Check => ({
  name: 'report of the contract',
  run: () => runTool(root, path.join(root, 'scripts/contract.mjs'), []),
});

const links = (root: string): Check => ({
  name: 'links of the documents',
  run: () => {
    const options = ['--config', configuration('links.markdownlint-cli2.mjs')];
    return runTool(root, toolPath('markdownlint-cli2'), [...options, '*.md', 'docs/**/*.md']);
  },
});

const configuration = (name: string) => path.join(import.meta.dirname, name);

function typeChecks(root: string, workspace?: string): Check[] {
  return readWorkspaces(root)
    .filter(({ folder }) => existsSync(path.join(folder, 'tsconfig.json')))
    .map(({ folder }) => path.relative(root, folder))
    .filter((folder) => workspace === undefined || folder === workspace)
    .map((folder) => ({ name: `types of ${folder}`, run: () => typeCheck(root, folder) }));
}
