import { realpathSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';
import { buildInputs } from './buildInputs';
import { isInputOf } from './inputFiles';
import { readLockFile } from './lockFile';
import { readWorkspaces } from './workspaces';

/** Fails a build that takes a file which does not decide its version: two different builds would have one name. */
export class StrayInputsPlugin {
  constructor(private readonly complaint: (file: string) => string | undefined) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StrayInputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('StrayInputsPlugin', (modules) => {
        const told = new Set<string>();
        for (const module of modules) {
          const file = (module as NormalModule).resourceResolveData?.path;
          const message = file && this.complaint(file);
          // One is enough for all files of a package.
          if (!message || told.has(message)) continue;
          told.add(message);
          const error = new webpack.WebpackError(message);
          error.module = module;
          compilation.errors.push(error);
        }
      });
    });
  }
}

/** Returns a function that says what is wrong where a file decides nothing of a workspace's version, and what to do. */
export function strayInputs(repository: string, name: string): (file: string) => string | undefined {
  // As webpack names files. The repository may be reached by a symbolic link.
  const root = realpathSync(repository);
  const all = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace]));
  const workspace = all.get(name);
  if (!workspace) throw new Error(`${name} is no workspace of ${root}`);
  const lockFile = readLockFile(root);
  const { workspaces, bundled, tools, lent } = buildInputs(root, workspace, all, lockFile);

  return (file) => {
    const relative = path.relative(root, file).split(path.sep).join('/');
    const [, location] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(relative) ?? [];
    if (location !== undefined) {
      // What is not locked was generated or linked by hand.
      if (!lockFile[location] || bundled.has(location) || tools.has(location)) return undefined;
      const packageName = location.replace(/^.*node_modules\//, '');
      const advice = lent.has(packageName)
        ? `but ${name} has it lent: import only the modules of it that are shared (docs/decisions/0002)`
        : `but nothing that ${name} depends on depends on it: npm install it with -w ${name}`;
      return `${location} is bundled, ${advice}`;
    }
    const owner = [...all.values()].find(({ folder }) => file.startsWith(folder + path.sep));
    if (!owner) return undefined;
    const own = path.relative(owner.folder, file).split(path.sep).join('/');
    if (!workspaces.includes(owner)) return `${relative} is bundled, but ${name} does not depend on ${owner.name}`;
    if (isInputOf(owner, own)) return undefined;
    return (
      `${relative} is bundled, but decides no version: it is a test's, or ` +
      `\`buildInputs\` of ${owner.name}/package.json does not have it`
    );
  };
}
