import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from 'shared-site';

/**
 * Path of an installed package's command: of the first of several packages that is installed for `folder`, or else for this
 * package. `npx` would find it too, but needs half a second. Throws Failure if none is installed.
 */
export function toolPath(packageNames: string | string[], command?: string, folder = import.meta.dirname): string {
  const names = [packageNames].flat();
  const packageFile = names.flatMap((name) => filesOf(name, folder)).find(existsSync);
  if (packageFile === undefined) throw new Failure(`${names.at(-1)} is not installed: run npm install`);
  const { name, bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    name: string;
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command ?? name];
  if (file === undefined) throw new Failure(`${name} has no command ${command}: install another version of it`);
  return path.join(path.dirname(packageFile), file);
}

/** Possible paths of a package's package.json. Not require.resolve: some packages do not export that file. */
function filesOf(name: string, folder: string): string[] {
  const modules = [folder, import.meta.dirname].flatMap(
    (from) => createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [],
  );
  return modules.map((each) => path.join(each, name, 'package.json'));
}

/** Runs a Node program to its end and returns its output. */
export function runTool(root: string, file: string, args: string[]): Promise<{ exitCode: number; output: string }> {
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(parts).toString().trimEnd() }));
  });
}
