import * as z from 'zod/mini';
import { releaseVersion, remoteName } from './buildManifest';

/** A release that `percent` of the visitors get instead of the live one. */
const canary = z.object({ version: releaseVersion, percent: z.number().check(z.gte(0), z.lte(100)) });

const change = z.object({
  at: z.iso.datetime(),
  action: z.enum(['promote', 'rollback', 'retire', 'canary']),
  /** The versions that were live before and after. A retired remote, and one with a canary, keeps its version. */
  from: z.nullable(releaseVersion),
  to: releaseVersion,
  /** `start` is the site's own start, `operator` the release command. A start never undoes an operator's choice. */
  by: z.enum(['start', 'operator']),
  /** The operator's name, if known, and the reason that the operator gave. */
  who: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The canary that was started, given another share of visitors, or ended (0 percent). */
  canary: z.optional(canary),
  /** Chains the entry to the one before (docs/decisions/0046-signatures.md). Entries of older versions have none. */
  hash: z.optional(z.string()),
});

/** `<store>/<remote>/channel.json`: names the remote's live release. The file is replaced atomically. */
export const channel = z.object({
  schema: z.literal(1),
  remote: remoteName,
  live: releaseVersion,
  canary: z.optional(canary),
  history: z.array(change),
});

export type ChannelChange = z.infer<typeof change>;
export type Channel = z.infer<typeof channel>;

/** Whether a remote was taken off the site: its paths are nobody's, and `live` is the version that was live last. */
export const isRetired = ({ history }: Pick<Channel, 'history'>): boolean => history.at(-1)?.action === 'retire';

/** The versions that promotions made live and that were not rolled back, oldest first. */
export function promotedReleases(history: readonly ChannelChange[]): string[] {
  const promoted: string[] = [];
  for (const { action, to } of history) {
    if (action === 'promote') {
      // A retired remote may come back with the same version.
      if (promoted.at(-1) !== to) promoted.push(to);
    } else if (action === 'rollback') while (promoted.length > 1 && promoted.at(-1) !== to) promoted.pop();
  }
  return promoted;
}
