import { chmodSync, cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'tsdown';
import { compiledFile } from './packageFile';
import type { Recipe } from './recipes';

/** Assets stay files of their own, which the consumer's webpack finds beside the code. */
const keepAssets = {
  name: 'keep-assets',
  resolveId: (request: string) => (request.endsWith('.woff2') ? { id: request, external: true } : undefined),
};

type Order = {
  /** The repository. */
  root: string;
  /** Public entry points with their sources. */
  exports: Record<string, string>;
  /** Names of the repository's workspaces that no registry has. Their code goes into the package. */
  bundled: string[];
  /** The output folder. */
  target: string;
};

/**
 * Compiles a workspace to JavaScript modules with declarations, and copies its assets. Each source gets a file of its own in
 * the same folder: a bundler takes only the used ones, and code finds its neighbours by path.
 */
export async function compile({ folder, command, entries = [], assets = [] }: Recipe, order: Order): Promise<void> {
  const { root, exports, bundled, target } = order;
  const source = path.join(root, folder);
  const published = Object.values(exports).map((file) => path.posix.normalize(file));
  const isCompiled = (file: string) => /(?<!\.d)\.tsx?$/.test(file);
  await build({
    config: false,
    cwd: source,
    root: source,
    entry: [...published.filter(isCompiled), ...(command ? [command] : []), ...entries],
    outDir: target,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    unbundle: true,
    dts: true,
    // The package's type is `module`, so `.js` is enough.
    fixedExtension: false,
    hash: false,
    logLevel: 'warn',
    checks: { pluginTimings: false },
    plugins: [keepAssets],
    deps: { neverBundle: true, alwaysBundle: bundled.map((name) => new RegExp(`^${name}(/|$)`)), onlyBundle: false },
  });
  const copied = new Set([...published.filter((file) => !isCompiled(file)), ...globSync(assets, { cwd: source })]);
  for (const file of copied) cpSync(path.join(source, file), path.join(target, file));
  if (command) chmodSync(path.join(target, compiledFile(command)), 0o755);
}
