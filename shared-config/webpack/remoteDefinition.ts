import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildManifest, type NavLink } from '@tramuntana/contracts';

/** The definition in a remote's webpack.config.ts. Its build manifest has the same fields, with `name` as `remote`. */
export type RemoteDefinition = {
  /** Package name and folder, kebab-case: `mfe-blog`. */
  name: string;
  /** First path segments that the remote answers; see `mounts` of the build manifest. */
  mounts: string[];
  /** Paths that forms post to without scripts; see `forms` of the build manifest. */
  forms?: string[];
  /** Links to its pages in header, menu and footer; see `nav` of the build manifest. */
  nav?: NavLink[];
};

/** Manifest fields that only a build knows. Any valid values will do here. */
const BUILT = { schema: 1, version: '1.0.0', contract: '*', entry: '', container: '', shared: {}, chunks: {} };

/** Throws if the manifest cannot have these fields. The message names each bad field, with its value and its rule. */
export function refuseBadDefinition({ name, ...fields }: RemoteDefinition): void {
  const { error } = buildManifest.safeParse({ ...BUILT, remote: name, ...fields });
  if (!error) return;
  const told = error.issues.map(({ path, message }) => {
    const value = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], {
      remote: name,
      ...fields,
    });
    return `${fieldName(path)} is ${JSON.stringify(value)}: ${message}`;
  });
  throw new Error(told.join('\n'));
}

/** Throws if the package.json of the remote's folder has another name. Commands find a remote by that one. */
export function refuseOtherName({ name }: RemoteDefinition, folder: string): void {
  const own = (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name?: string }).name;
  if (own === name) return;
  throw new Error(`webpack.config.ts names the remote "${name}" and package.json "${own}": use one name in both`);
}

/** The field's name as the file writes it: `nav[0].label`. */
const fieldName = ([first, ...rest]: PropertyKey[]): string =>
  [
    first === 'remote' ? 'name' : first,
    ...rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)),
  ].join('');
