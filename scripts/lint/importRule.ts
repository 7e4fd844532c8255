import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { filesBelow } from './filesBelow';
import { exportedNames, type Import, importsOf } from './imports';
import { isSharedWithTests, type Package, readPackages } from './packages';
import { outsideRoom } from './shellRooms';

export type ForbiddenImport = { file: string; line: number; message: string };

/** What the shell lends of a library, by the library's name. */
const FACADES: Record<string, string> = {
  'react-router-dom': 'shell/src/shared/facades/routerFacade.ts',
  '@tanstack/react-query': 'shell/src/shared/facades/queryFacade.ts',
  '@emotion/react': 'shell/src/shared/facades/emotionFacade.ts',
};

const SOURCE = /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/;

type Facade = { file: string; names: string[] };
const PAGES = ['shared-ui', 'shared-contracts'];

/** Who may import whom (docs: 'Who may import whom'): the packages of this repository that a package may use at run time. */
function allowedPackages(name: string): string[] {
  if (name === 'shell' || name.startsWith('mfe-')) return PAGES;
  if (name === 'api' || name === 'releases') return ['shared-contracts'];
  if (name === 'scripts') return ['shared-config', 'releases'];
  return [];
}

/** Every import of the repository that the rule forbids. */
export function findForbiddenImports(root: string): ForbiddenImport[] {
  const packages = readPackages(root);
  const facades = readFacades(root);
  return packages.flatMap((owner) =>
    filesBelow(owner.folder, SOURCE).flatMap((file) => {
      const inPackage = path.relative(owner.folder, file).replaceAll(path.sep, '/');
      return importsOf(file, readFileSync(file, 'utf8')).flatMap((found) => {
        const message = forbidden(found, inPackage, owner, packages, facades);
        return message ? [{ file: `${owner.name}/${inPackage}`, line: found.line, message }] : [];
      });
    }),
  );
}

/** Why an import is forbidden, or undefined. */
function forbidden(
  found: Import,
  file: string,
  owner: Package,
  packages: Package[],
  facades: Map<string, Facade>,
): string | undefined {
  const { specifier } = found;
  const isConfiguration = !file.includes('/') && /\.config\.\w+$/.test(file);
  if (specifier.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    if (!target.startsWith('..')) return owner.name === 'shell' ? outsideRoom(specifier, file, target) : undefined;
    if (isConfiguration && target.startsWith('../shared-config/')) return undefined;
    return `imports ${specifier}, a file outside ${owner.name}: packages reach each other by name, through their entry point`;
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return undefined;
  // A subpath import: the `imports` of the package's own package.json lead it to one of its files.
  if (specifier.startsWith('#')) return undefined;
  const wanted = packageName(specifier);
  if (wanted === owner.name) return undefined;
  if (packages.some(({ name }) => name === wanted)) {
    return forbiddenPackage(specifier, wanted, isConfiguration, owner);
  }
  return undeclared(wanted, file, isConfiguration, owner, packages) ?? outsideFacade(found, file, owner, facades);
}

function forbiddenPackage(specifier: string, wanted: string, isConfiguration: boolean, { name }: Package) {
  if (allowedPackages(name).includes(wanted)) return undefined;
  // Presets are for building and testing; the store is what the shell gives to remotes, and nothing else of it.
  if (wanted === 'shared-config' && isConfiguration) return undefined;
  if (specifier === 'shell/store' && name.startsWith('mfe-')) return undefined;
  const allowed = allowedPackages(name).join(' and ') || 'no other package of this repository';
  return `imports ${specifier}, but ${name} may import ${allowed}`;
}

/** Installed side by side, packages could use what they never asked for, until somebody else stops asking for it. */
function undeclared(
  wanted: string,
  file: string,
  isConfiguration: boolean,
  owner: Package,
  packages: Package[],
): string | undefined {
  if (owner.declared.has(wanted) || owner.declared.has(typesPackage(wanted))) return undefined;
  if (
    (isConfiguration || isSharedWithTests(file)) &&
    packages.some((other) => other.isPreset && other.declared.has(wanted))
  ) {
    return undefined;
  }
  return `imports ${wanted}, which ${owner.name}/package.json does not name`;
}

const isBrowserCode = (name: string, file: string) =>
  name === 'shell' ? !/^src\/(render-worker|server)\//.test(file) : name.startsWith('mfe-') || PAGES.includes(name);

const typesPackage = (name: string) => `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;

function readFacades(root: string): Map<string, Facade> {
  const present = Object.entries(FACADES).filter(([, file]) => existsSync(path.join(root, file)));
  return new Map(
    present.map(([library, file]) => {
      return [library, { file, names: exportedNames(file, readFileSync(path.join(root, file), 'utf8')) }];
    }),
  );
}

/** At run time such a library is the shell's, and offers the names of its facade alone; another would be undefined in the browser. */
function outsideFacade(
  { specifier, names, typesOnly }: Import,
  file: string,
  { name }: Package,
  facades: Map<string, Facade>,
): string | undefined {
  const facade = facades.get(specifier);
  if (!facade || typesOnly || !isBrowserCode(name, file) || isSharedWithTests(file)) return undefined;
  if (!names) return `takes the whole of ${specifier}; take the names that are used, out of those in ${facade.file}`;
  const missing = names.filter((taken) => !facade.names.includes(taken));
  if (missing.length === 0) return undefined;
  return `takes ${missing.join(', ')} from ${specifier}, which ${facade.file} does not offer`;
}

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
