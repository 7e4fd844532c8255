import { ReleaseRefused } from '../refusal';

/** Says that somebody changed a remote again. The command's change stays in the history, but visitors get the later one. */
export const superseded = (remote: string, by: string) =>
  new ReleaseRefused(remote, `was changed again by somebody else while this command waited for the site (${by})`);
