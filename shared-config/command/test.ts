import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from 'shared-site';
import { readBudget } from '../bytes/pageScripts';
import { buildChecks } from '../check/buildChecks';
import { toolPath } from '../check/runTool';
import type { RemoteFolder } from './findRemote';
import type { AddVerb, CommandContext } from './verb';

/** The parts of `remote test` in their order: the quickest tells first. */
const PARTS = ['unit', 'bytes', 'journeys'] as const;
type Part = (typeof PARTS)[number];

const EXAMPLES = `
Examples:
  npx remote test
  npx remote test unit
  npx remote test unit src/pages/start
  BASE_URL=https://tramuntana.example npx remote test journeys

The journeys visit the site of BASE_URL, or http://localhost:3000 of remote dev. With TEAMS_TOKEN, its pages have this
remote's built version; PINS=mfe-blog=1.0.0-3f9c2a7b10 names others.`;

/** `remote test`: unit tests, byte budget and journeys. */
export const addTest: AddVerb = (program, run, context) => {
  program
    .command('test')
    .description('unit tests, byte budget, and journeys in a browser')
    .argument('[part]', `one of: ${PARTS.join(', ')}; without it, all of them until one fails`)
    .argument('[options...]', 'for jest or Playwright; only with unit or journeys')
    .allowUnknownOption()
    .addHelpText('after', EXAMPLES)
    .action((part: string | undefined, options: string[]) =>
      run(async (remote) => {
        for (const each of partsOf(part)) {
          const exitCode = await runPart[each](remote, context, options);
          if (exitCode !== 0) return exitCode;
        }
        return 0;
      }),
    );
};

function partsOf(part: string | undefined): readonly Part[] {
  if (part === undefined) return PARTS;
  const known = PARTS.filter((one) => one === part);
  if (known.length > 0) return known;
  throw new Failure(`${part} is no part of the tests: name one of ${PARTS.join(', ')}`);
}

type RunPart = (remote: RemoteFolder, context: CommandContext, options: string[]) => Promise<number>;

const runPart: Record<Part, RunPart> = {
  unit: ({ folder }, { env, print }, options) => {
    if (!existsSync(path.join(folder, 'jest.config.mjs'))) return none(print, 'unit tests', 'jest.config.mjs');
    return runHere(folder, env, [toolPath('jest', 'jest', folder), '-c', 'jest.config.mjs', ...options]);
  },
  bytes: async ({ name, folder, root }, { print, printError }) => {
    if (!readBudget(folder)) return none(print, 'byte budget', 'scriptBudget in package.json');
    const { build, bytesOverBudget } = buildChecks({ root, print, renderProblems: async () => [] });
    if (!(await build(name))) return 1;
    const excess = await bytesOverBudget(name);
    for (const line of excess) printError(line);
    if (excess.length === 0) print('byte budget: every page keeps it');
    return excess.length === 0 ? 0 : 1;
  },
  journeys: ({ folder }, { env, print }, options) => {
    if (!existsSync(path.join(folder, 'playwright.config.ts'))) return none(print, 'journeys', 'playwright.config.ts');
    return runHere(folder, env, [toolPath('@playwright/test', 'playwright', folder), 'test', ...options]);
  },
};

async function none(print: (line: string) => void, tests: string, file: string): Promise<number> {
  print(`${tests}: none, because there is no ${file}`);
  return 0;
}

/** Runs a Node program in the remote's folder. Its output is that of the command. */
function runHere(folder: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
