import { subscribe } from 'node:diagnostics_channel';
import { tell } from './tell';

type Denial = { permission: string; resource: string };

/** What Node's permission model refuses, in the words of a refusal. */
const ATTEMPTS: Record<string, (resource: string) => string> = {
  FileSystemRead: (file) => `read ${file}`,
  FileSystemWrite: (file) => `write ${file}`,
  FileSystem: () => 'make a link',
  ChildProcess: (program) => `start a process (${program})`,
  Inspector: () => 'use the inspector',
  WASI: () => 'use WASI',
  Addon: (name) => `load an addon (${name})`,
};

/**
 * Tells the gate each denial of the permission model, also if the release catches the error. A Node without these channels
 * denies the same, and tells only the errors that the release does not catch. `folder` is that of the process.
 */
export function tellDenials(folder: string): void {
  for (const scope of ['fs', 'child', 'inspector', 'wasi', 'addon']) {
    subscribe(`node:permission-model:${scope}`, (message) => {
      const { permission, resource } = message as Denial;
      if (isOfNode(permission, resource, folder)) return;
      tell(ATTEMPTS[permission]?.(resource) ?? `use ${permission} (${resource})`);
    });
  }
}

/** Node itself asks for the inspector when a thread starts, and for the folders above a program when it loads that. */
const isOfNode = (permission: string, resource: string, folder: string): boolean =>
  permission === 'Inspector' ? resource === '' : permission === 'FileSystemRead' && folder.startsWith(`${resource}/`);
