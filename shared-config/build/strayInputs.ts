import { realpathSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';
import { buildInputs } from './buildInputs';
import { isInputOf } from './inputFiles';
import { readLockFile } from './lockFile';
import { readWorkspaces } from './workspaces';

/** Gives the problem with a file in a build, if there is one. `packageName` comes from the file's package.json. */
type Complaint = (file: string, packageName?: string) => string | undefined;

/** Fails a build that bundles a forbidden file. The error is reported at the module that imports it. */
export class StrayInputsPlugin {
  constructor(private readonly complaint: Complaint) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StrayInputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('StrayInputsPlugin', (modules) => {
        const told = new Set<string>();
        for (const module of modules) {
          const { path: file, descriptionFileData } = (module as NormalModule).resourceResolveData ?? {};
          const message = file && this.complaint(file, (descriptionFileData as { name?: string } | undefined)?.name);
          // Report one error for all files of a package: the first, because its importer lies outside of the package.
          if (!message || told.has(message)) continue;
          told.add(message);
          const error = new webpack.WebpackError(message);
          error.module = compilation.moduleGraph.getIssuer(module) ?? module;
          compilation.errors.push(error);
        }
      });
    });
  }
}

/**
 * Returns a function that explains why a workspace may not bundle a file, with advice. A bundled file must be an input of
 * the version, or two different builds would share one name. Another release and a second copy of a lent package are always
 * refused.
 */
export function strayInputs(repository: string, name: string): Complaint {
  // Webpack gives real paths, and the repository may be reached by a symbolic link.
  const root = realpathSync(repository);
  const all = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace]));
  const workspace = all.get(name);
  if (!workspace) throw new Error(`${name} is no workspace of ${root}`);
  const lockFile = readLockFile(root);
  const { workspaces, bundled, tools, lent } = buildInputs(root, workspace, all, lockFile);

  const packageComplaint = (location: string, packageName: string): string | undefined => {
    if (bundled.has(location) || tools.has(location)) return undefined;
    if (lent.has(packageName))
      return `${location} is bundled, but ${name} has it lent: import only the modules of it that are shared (docs/decisions/0002)`;
    // A package outside of the lock file was generated or linked by hand.
    if (!lockFile[location]) return undefined;
    return `${location} is bundled, but neither ${name} nor its dependencies declare it: npm install it with -w ${name}`;
  };

  return (file, packageName) => {
    const relative = path.relative(root, file).split(path.sep).join('/');
    const [, location] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(relative) ?? [];
    if (location !== undefined) {
      // With an npm alias the folder's name differs from the package's.
      return packageComplaint(location, packageName ?? location.replace(/^.*node_modules\//, ''));
    }
    const owner = [...all.values()].find(({ folder }) => file.startsWith(folder + path.sep));
    if (!owner) return undefined;
    if (owner.buildable && owner !== workspace) {
      return (
        `${owner.name} is bundled, but it is released by itself, and a release never holds another: ` +
        'link to its page, or move what both need to shared-ui or shared-contracts'
      );
    }
    const own = path.relative(owner.folder, file).split(path.sep).join('/');
    if (!workspaces.includes(owner)) return `${relative} is bundled, but ${name} does not depend on ${owner.name}`;
    if (isInputOf(owner, own)) return undefined;
    return (
      `${relative} is bundled, but decides no version: it is a test's, or ` +
      `\`buildInputs\` of ${owner.name}/package.json does not have it`
    );
  };
}
