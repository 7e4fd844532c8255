import { ReleaseRefused } from '../refusal';

/** Says that somebody changed a remote again: the command's entry in the history stands, but is not what visitors get. */
export const superseded = (remote: string, by: string) =>
  new ReleaseRefused(remote, `was changed again by somebody else while this command waited for the site (${by})`);
