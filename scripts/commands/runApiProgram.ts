import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../site/build';
import { ROOT } from './paths';

/** Runs a program of the API's build, and builds it first if it is missing. Returns the program's exit code. */
export async function runApiProgram(name: 'import' | 'inbox', commandLine: string[]): Promise<number> {
  const program = path.join(ROOT, `api/dist/${name}.cjs`);
  if (!existsSync(program)) {
    const results = await build({ root: ROOT, quiet: true, print: console.error }, ['api']);
    if (results.some(({ state }) => state === 'failed')) return 1;
  }
  const child = spawn(process.execPath, [program, ...commandLine], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
