import { existsSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from 'shared-config/build/workspaces';
import type { Counts } from '../testRun/counts';
import { findWrongCitations } from './citationRule';
import { findForbiddenImports } from './importRule';
import type { Problem } from './productBook';
import { runTool, toolPath } from './runTool';

type Check = { name: string; run: () => Promise<{ exitCode: number; output: string }> };

/** Type checks at a time: each takes a core and some hundred megabytes. */
const AT_ONCE = 2;

/** Runs every check, also after one has failed, and prints a line for each. */
export async function lint(root: string): Promise<Counts> {
  const waiting = [
    formatAndRules(root),
    ownRule('who may import whom', () => findForbiddenImports(root)),
    ownRule('citations of docs', () => findWrongCitations(root)),
    ...typeChecks(root),
  ];
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

const formatAndRules = (root: string): Check => ({
  name: 'format and rules (biome)',
  run: () => runTool(root, toolPath('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']),
});

/** A check of our own: what it finds, each with its place. */
const ownRule = (name: string, find: () => Problem[]): Check => ({
  name,
  run: async () => {
    const lines = find().map(({ file, line, message }) => `${file}:${line} ${message}`);
    return { exitCode: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
  },
});

function typeChecks(root: string): Check[] {
  const folders = [...readWorkspaces(root).map(({ folder }) => folder), path.join(root, 'scripts')];
  const typed = folders.filter((folder) => existsSync(path.join(folder, 'tsconfig.json')));
  return typed.map((folder) => {
    const name = path.basename(folder);
    const memory = path.join(root, '.cache/types', `${name}.tsbuildinfo`);
    const args = ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', memory];
    return { name: `types of ${name}`, run: () => runTool(root, toolPath('typescript', 'tsc'), args) };
  });
}
