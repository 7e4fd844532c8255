import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Path of an installed package's command. `npx` would find it too, but needs half a second. */
export function toolPath(packageName: string, command = packageName): string {
  // Not require.resolve: some packages do not export their package.json.
  const modules = require.resolve.paths(packageName) ?? [];
  const packageFile = modules.map((folder) => path.join(folder, packageName, 'package.json')).find(existsSync);
  if (packageFile === undefined) throw new Error(`${packageName} is not installed: run npm install`);
  const { bin } = require(packageFile) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(path.dirname(packageFile), file);
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
