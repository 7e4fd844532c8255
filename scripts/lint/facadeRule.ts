import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces, type Workspace } from 'shared-config/build/workspaces';
import { filesBelow } from './filesBelow';
import { exportedNames, type Import, importsOf } from './imports';
import type { Problem } from './productBook';

/** By library: the module of the shell that exports its names to the browser. */
const FACADES: Record<string, string> = {
  'react-router-dom': 'shell/src/shared/facades/routerFacade.ts',
  '@tanstack/react-query': 'shell/src/shared/facades/queryFacade.ts',
  '@emotion/react': 'shell/src/shared/facades/emotionFacade.ts',
};

const SOURCE = /(?<!\.test)\.[cm]?[jt]sx?$/;

/**
 * Finds names of shared libraries that the shell does not export. In the browser such a library is the shell's, and any
 * other name is undefined. dependency-cruiser cannot check this, because it does not know the names of an import.
 */
export function findNamesOutsideFacades(root: string): Problem[] {
  const facades = readFacades(root);
  return readWorkspaces(root)
    .flatMap(browserFiles)
    .flatMap((absolute) => {
      const file = path.relative(root, absolute).replaceAll(path.sep, '/');
      return importsOf(file, readFileSync(absolute, 'utf8')).flatMap((found) => {
        const message = reason(found, facades.get(found.specifier));
        return message ? [{ file, line: found.line, message }] : [];
      });
    });
}

type Facade = { file: string; names: readonly string[] };

function readFacades(root: string): ReadonlyMap<string, Facade> {
  const present = Object.entries(FACADES).filter(([, file]) => existsSync(path.join(root, file)));
  return new Map(
    present.map(([library, file]) => {
      return [library, { file, names: exportedNames(file, readFileSync(path.join(root, file), 'utf8')) }];
    }),
  );
}

/** Sources that run in the browser. Tests, and the shell's server, use the whole libraries. */
function browserFiles({ name, folder, remote }: Workspace): string[] {
  if (!remote && !['shell', 'shared-ui', 'shared-contracts'].includes(name)) return [];
  const elsewhere = name === 'shell' ? /[\\/](testing|render-worker|server)[\\/]/ : /[\\/]testing[\\/]/;
  return filesBelow(folder, SOURCE).filter((file) => !elsewhere.test(path.relative(folder, file)));
}

function reason({ specifier, names, typesOnly }: Import, facade: Facade | undefined): string | undefined {
  if (!facade || typesOnly) return undefined;
  if (!names) return `takes the whole of ${specifier}; take the names that are used, out of those in ${facade.file}`;
  const missing = names.filter((name) => !facade.names.includes(name));
  return missing.length > 0
    ? `takes ${missing.join(', ')} from ${specifier}, which ${facade.file} does not offer`
    : undefined;
}
