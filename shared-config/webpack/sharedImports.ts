import { sharedPackage, WHOLE_MODULE } from '@tramuntana/contracts';
import webpack, { type Compilation, type Dependency, type Module } from 'webpack';

export type SharedImports = {
  /** Names that the bundle imports from each shared module, sorted. `*` means that a library imports the whole module. */
  imports: Record<string, string[]>;
  /** Imports by our own code that cannot be compared with a shell's offer. They must fail the build. */
  problems: webpack.WebpackError[];
};

/** The federation plugin's replacement for a shared module. */
type ConsumedModule = Module & { options: { shareKey: string } };

/**
 * Reads from a finished compilation the names that the bundle imports from shared modules. Imports that tree shaking removed
 * do not count. `ranges` are the remote's declared ones, by package.
 */
export function sharedImports(compilation: Compilation, ranges: Record<string, string>): SharedImports {
  const names = new Map<string, Set<string>>();
  const problems = new Map<string, webpack.WebpackError>();
  for (const module of compilation.modules) {
    if (!isConsumed(module)) continue;
    const { shareKey } = module.options;
    for (const { dependency, user } of usesOf(module, compilation)) {
      const taken = namesTaken(dependency, compilation);
      names.set(shareKey, new Set([...(names.get(shareKey) ?? []), ...taken]));
      const problem = isOwn(user) && problemOf(shareKey, taken, ranges);
      if (!problem) continue;
      const error = new webpack.WebpackError(problem);
      error.module = user;
      error.loc = dependency.loc;
      problems.set(`${user.identifier()} ${problem}`, error);
    }
  }
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    imports: Object.fromEntries(sorted.map(([module, taken]) => [module, [...taken].sort()])),
    problems: [...problems.values()],
  };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** Libraries may import a whole module. Some do so to look for a name that older versions lack. */
const isOwn = (module: Module) => !/[\\/]node_modules[\\/]/.test((module as { resource?: string }).resource ?? '');

/** The imports of a shared module that are in the bundle, each with the module that contains it. */
function* usesOf(module: Module, { moduleGraph, chunkGraph }: Compilation) {
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (!dependency || !originModule || !connection.isActive(undefined)) continue;
    // Webpack's graph keeps modules that tree shaking removed from all chunks.
    if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
    // For merged modules, `originModule` is the merged one.
    yield { dependency, user: moduleGraph.getParentModule(dependency) ?? originModule };
  }
}

function namesTaken(dependency: Dependency, compilation: Compilation): string[] {
  const referenced = compilation.getDependencyReferencedExports(dependency, undefined);
  const paths = referenced.map((one) => (Array.isArray(one) ? one : one.name));
  // For webpack, a default import from an unknown module may mean the whole module. The shell names it `default`.
  const isDefault = (dependency as { ids?: string[] }).ids?.[0] === 'default';
  return paths.map(([name]) => name ?? (isDefault ? 'default' : WHOLE_MODULE));
}

function problemOf(module: string, taken: string[], ranges: Record<string, string>): string | undefined {
  const name = sharedPackage(module);
  if (name !== '@tramuntana/contracts' && ranges[name] === undefined) {
    return `${module} comes from the shell, but package.json declares no range of ${name}; add it to peerDependencies`;
  }
  return taken.includes(WHOLE_MODULE)
    ? `takes the whole of ${module}; take the names that are used, so that they can be compared with what the shell lends`
    : undefined;
}
