import { SHELL } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';

const PLAIN_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** Whether a workspace is released: a remote, or the shell. */
export const isReleased = (workspace: string): boolean => workspace.startsWith('mfe-') || workspace === SHELL;

/** Whether a name may become a path: it begins with a letter or a digit, and has no slash. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** Throws for a name such as `../x`, which would lead outside of the store. */
export function refuseBadRemote(remote: string): void {
  if (!isPlainName(remote)) throw new ReleaseRefused(remote, 'is no name of a remote, such as mfe-blog');
}

/** Throws for a version that could lead outside of the store. */
export function refuseBadVersion(remote: string, version: string): void {
  if (!isPlainName(version)) throw new ReleaseRefused(remote, `${version} is no version, such as 1.0.0-3f9c2a7b10`);
}
