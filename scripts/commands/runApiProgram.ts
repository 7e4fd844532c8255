import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/Failure';
import { ROOT } from './paths';

/** Runs a program of the API's build with the Node that the project needs. Returns its exit code. */
export async function runApiProgram(name: 'import' | 'inbox', commandLine: string[]): Promise<number> {
  const program = path.join(ROOT, `api/dist/${name}.cjs`);
  if (!existsSync(program)) throw new Failure(`There is no ${program}: build it with npm run build -- api.`);
  const child = spawn(process.execPath, [program, ...commandLine], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
