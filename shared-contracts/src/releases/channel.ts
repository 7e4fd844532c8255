import * as z from 'zod/mini';
import { releaseVersion, remoteName } from './buildManifest';

const change = z.object({
  at: z.iso.datetime(),
  action: z.enum(['promote', 'rollback']),
  from: z.nullable(releaseVersion),
  to: releaseVersion,
  /** `start` for the site's own start, `operator` for the release command: a start never undoes an operator's choice. */
  by: z.enum(['start', 'operator']),
});

/** `<store>/<remote>/channel.json`: which release of the remote is live. It is replaced atomically. */
export const channel = z.object({
  schema: z.literal(1),
  remote: remoteName,
  live: releaseVersion,
  canary: z.optional(z.object({ version: releaseVersion, percent: z.number().check(z.gte(0), z.lte(100)) })),
  history: z.array(change),
});

export type ChannelChange = z.infer<typeof change>;
export type Channel = z.infer<typeof channel>;
