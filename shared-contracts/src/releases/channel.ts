import * as z from 'zod/mini';
import { releaseVersion, remoteName } from './buildManifest';

/** A release that `percent` of the visitors get instead of the live one. */
const canary = z.object({ version: releaseVersion, percent: z.number().check(z.gte(0), z.lte(100)) });

const change = z.object({
  at: z.iso.datetime(),
  action: z.enum(['promote', 'rollback']),
  from: z.nullable(releaseVersion),
  to: releaseVersion,
  /** `start` is the site's own start, `operator` the release command. A start never undoes an operator's choice. */
  by: z.enum(['start', 'operator']),
  /** The operator's name, if known, and the reason that the operator gave. */
  who: z.optional(z.string()),
  reason: z.optional(z.string()),
  /**
   * True if the remote was taken off the site. `from` and `to` are then both the version that was live. The action is
   * `rollback`, because shells older than this field then change nothing.
   */
  retired: z.optional(z.literal(true)),
  /**
   * The canary after its start, a change of its share, or its end (0 percent). `from` and `to` are both the live version.
   * The action is `rollback`, for the reason above.
   */
  canary: z.optional(canary),
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
