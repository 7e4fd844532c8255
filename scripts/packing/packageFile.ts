import { LENT_PACKAGES } from '@tramuntana/remote/webpack/sharedModules';
import type { Recipe } from './recipes';

/** The fields of a package.json that packing reads or writes. */
export type Manifest = {
  name: string;
  version: string;
  description?: string;
  license?: string;
  sideEffects?: boolean;
  exports?: Record<string, string | { types: string }>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

type Surroundings = {
  /** The package.json of the workspace. */
  own: Manifest;
  /** Names of the packages that the compiled files import. */
  used: readonly string[];
  /** The package.json of the repository, of all its workspaces, and of the packages that are published beside this one. */
  repository: Manifest;
  workspaces: readonly Manifest[];
  siblings: readonly Manifest[];
};

/** The compiled file of a source. Other files keep their names. */
export const compiledFile = (source: string) => source.replace(/(?<!\.d)\.tsx?$/, '.js');

/** The public entry points of a package with their sources. */
export const sourcesOf = ({ exports }: Recipe, own: Manifest): Record<string, string> =>
  exports ??
  Object.fromEntries(
    Object.entries(own.exports ?? {}).map(([entry, file]) => [entry, typeof file === 'string' ? file : file.types]),
  );

/** The package.json of a published package. The workspace's own one describes sources, so this one is computed. */
export function packageFile(recipe: Recipe, surroundings: Surroundings): object {
  const { own, repository } = surroundings;
  const { name, version, description, sideEffects } = own;
  const { dependencies, peerDependencies, optional } = dependenciesOf(recipe, surroundings);
  const toolsOfBuild = Object.keys(own.dependencies ?? {}).filter((each) => each in dependencies);
  return {
    name,
    version,
    description,
    license: repository.license,
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    ...(recipe.command && {
      bin: { remote: `./dist/${compiledFile(recipe.command)}` },
      // build/buildInputs.ts reads it: the other dependencies, such as jest, decide no byte of a build.
      buildTools: toolsOfBuild,
    }),
    exports: { ...exportsOf(sourcesOf(recipe, own)), './package.json': './package.json' },
    files: ['dist', 'CHANGELOG.md'],
    engines: repository.engines,
    dependencies,
    peerDependencies,
    peerDependenciesMeta: {
      ...own.peerDependenciesMeta,
      ...Object.fromEntries(optional.map((each) => [each, { optional: true }])),
    },
  };
}

const exportsOf = (sources: Record<string, string>) =>
  Object.fromEntries(Object.entries(sources).map(([entry, file]) => [entry, targetOf(file.replace(/^\.\//, ''))]));

function targetOf(file: string): string | object {
  if (file.endsWith('.d.ts')) return { types: `./dist/${file}` };
  const compiled = `./dist/${compiledFile(file)}`;
  if (!/\.tsx?$/.test(file)) return compiled;
  return { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled };
}

function dependenciesOf(recipe: Recipe, surroundings: Surroundings) {
  const { own, used, siblings } = surroundings;
  const isPeer = (each: string) =>
    own.peerDependencies?.[each] !== undefined || recipe.peers?.includes(each) || LENT_PACKAGES.includes(each);
  const optional = used.filter((each) => recipe.optionalPeers?.includes(each));
  const needed = [...new Set([...used, ...(recipe.brings ?? [])])].filter((each) => each !== own.name).sort();
  const rangeOf = (each: string) => {
    const sibling = siblings.find(({ name }) => name === each);
    return sibling ? `^${sibling.version}` : declaredRange(each, recipe.range, surroundings);
  };
  const ranges = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, rangeOf(each)]));
  return {
    dependencies: ranges(needed.filter((each) => !isPeer(each) && !optional.includes(each))),
    peerDependencies: {
      ...own.peerDependencies,
      ...ranges(needed.filter((each) => isPeer(each) || optional.includes(each))),
    },
    optional,
  };
}

/** The range of a package: that of a package.json of the repository, which pins exact versions. */
function declaredRange(name: string, range: string, { own, repository, workspaces }: Surroundings): string {
  for (const { dependencies, devDependencies, peerDependencies } of [own, repository, ...workspaces]) {
    const declared = { ...devDependencies, ...dependencies, ...peerDependencies }[name];
    if (declared !== undefined && declared !== '*') return /^\d/.test(declared) ? `${range}${declared}` : declared;
  }
  throw new Error(`${own.name} imports ${name}, but no package.json declares it: npm install it with -w ${own.name}`);
}
